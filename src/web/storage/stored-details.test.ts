import { beforeEach, expect, test } from 'vitest';
import { noDetails } from '#tests/support/no-details.ts';
import { storedDetails } from './stored-details.ts';

beforeEach(() => localStorage.clear());

test('details are stored under the key that browsers already hold', () => {
  storedDetails.write({ ...noDetails, port: 'Veracruz' });
  expect(JSON.parse(localStorage.getItem('customerDetails') ?? '')).toEqual({ ...noDetails, port: 'Veracruz' });
});

test.each(['', 'null', '7', '{', '{"port":5,"company":{}}', '{"reference":1}'])(
  'the stored text %j has no details',
  (text) => {
    localStorage.setItem('customerDetails', text);
    expect(storedDetails.read()).toEqual(noDetails);
  },
);
