import { expect, test } from 'vitest';
import { noDetails } from '#tests/support/no-details.ts';
import { parseDetails } from './quote-details.ts';

test.each([null, undefined, 'text', 7, []])('%j has no details', (value) => {
  expect(parseDetails(value)).toEqual(noDetails);
});

test('a field is kept as typed', () => {
  expect(parseDetails({ port: ' Veracruz ' })).toEqual({ ...noDetails, port: ' Veracruz ' });
});

test('what is no text, or no field of the details, is left out', () => {
  expect(parseDetails({ note: 7, colour: 'red' })).toEqual(noDetails);
});
