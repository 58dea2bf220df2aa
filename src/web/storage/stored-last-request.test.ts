import { beforeEach, expect, test } from 'vitest';
import { storedLastRequest } from './stored-last-request.ts';

const sent = { reference: 'CSE-20261120-4F7K', date: '20 November 2026', way: 'email', content: '[]' } as const;

beforeEach(() => localStorage.clear());

test('the last request is stored under the key that browsers already hold', () => {
  storedLastRequest.write(sent);
  expect(JSON.parse(localStorage.getItem('customerSentQuote') ?? '')).toEqual(sent);
});

test('a stored request is read', () => {
  localStorage.setItem('customerSentQuote', JSON.stringify(sent));
  expect(storedLastRequest.read()).toEqual(sent);
});

test.each(Object.keys(sent))('a stored request without its %s is not read', (field) => {
  localStorage.setItem('customerSentQuote', JSON.stringify({ ...sent, [field]: undefined }));
  expect(storedLastRequest.read()).toBeUndefined();
});

test.each(['', 'null', '7', '{', '{"reference":1}'])('the stored text %j is no request', (text) => {
  localStorage.setItem('customerSentQuote', text);
  expect(storedLastRequest.read()).toBeUndefined();
});
