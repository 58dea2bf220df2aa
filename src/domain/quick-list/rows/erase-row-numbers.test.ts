import { expect, test } from 'vitest';
import { eraseRowNumbers } from './erase-row-numbers.ts';
import { toSourceRow } from './rows.ts';

const eraseNumbers = (...lines: readonly string[]) =>
  eraseRowNumbers(lines.map((line) => toSourceRow([line]))).map((row) => row.text.trim());

test.each(['1. Alba', '2) Alba', '3: Alba', '#4 Alba', '> Alba', '5\u20E3 Alba'])(
  'the number of %s is taken out',
  (line) => {
    expect(eraseNumbers(line)).toEqual(['Alba']);
  },
);

test.each(['1 Alba', '10 kg Alba', '1.5 kg Alba', '-18 °C'])('the number of %s stays', (line) => {
  expect(eraseNumbers(line)).toEqual([line]);
});

test('numbers without a sign are taken out if three rows count up from one', () => {
  expect(eraseNumbers('1 Alba', '2 Mace', '3 H1')).toEqual(['Alba', 'Mace', 'H1']);
  expect(eraseNumbers('1 Alba', '2 Mace')).toEqual(['1 Alba', '2 Mace']);
  expect(eraseNumbers('1 Alba', '3 Mace', '4 H1')).toEqual(['1 Alba', '3 Mace', '4 H1']);
  expect(eraseNumbers('1 bag', '2 bags', '3 bags')).toEqual(['1 bag', '2 bags', '3 bags']);
});
