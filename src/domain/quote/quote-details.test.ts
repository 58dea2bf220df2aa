import { expect, test } from 'vitest';
import { noDetails } from '#tests/support/no-details.ts';
import { parseDetails } from './quote-details.ts';

test.each([null, undefined, 'text', 7, []])('%j has no details', (value) => {
  expect(parseDetails(value)).toEqual(noDetails);
});

test('each field is kept as typed, and what is no text is empty', () => {
  expect(parseDetails({ port: ' Veracruz ', note: 7, colour: 'red' })).toEqual({ ...noDetails, port: ' Veracruz ' });
});
