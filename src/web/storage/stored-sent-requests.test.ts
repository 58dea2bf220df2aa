import { expect, test } from 'vitest';
import { sampleSentRequest } from '#tests/support/sample-sent-request.ts';
import { storedSentRequests } from './stored-sent-requests.ts';

test('sent requests are stored under the key that browsers already hold', () => {
  storedSentRequests.write([sampleSentRequest]);
  expect(JSON.parse(localStorage.getItem('customerRequests') ?? '')).toEqual([sampleSentRequest]);
});
