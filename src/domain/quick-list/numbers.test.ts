import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseNumber } from './numbers.ts';

test.each([
  ['25', ['25']],
  ['2.5', ['2.5']],
  ['2,5', ['2.5']],
  ['0,500', ['0.500']],
  ['1234,567', ['1234.567']],
  ['1,000', ['1000', '1.000']],
  ['1.000', ['1000', '1.000']],
  ['1,000,000', ['1000000']],
  ['1.000.000', ['1000000']],
  ['1,234.5', ['1234.5']],
  ['1.234,5', ['1234.5']],
  ['1’000', ['1000']],
  ['1\u00A0000,5', ['1000.5']],
  ['1,00,000', []],
  ['1,2.3,4', []],
  ['12,34.5', []],
  ['1.2.3', []],
  ["1'00", []],
  ["1'0000", []],
  ["1'0000'000", []],
  ["1'000'0000", []],
  ["1'x000", []],
  ["0'500", []],
  ["1234'567", []],
  ["1'000'000,25", ['1000000.25']],
  ["1'000,5'000", []],
  ['1.234.567,8', ['1234567.8']],
  ['1.234,567.8', []],
  ['0.5', ['0.5']],
  ['0', ['0']],
])('%s may mean %j', (text, readings) => {
  expect(parseNumber(text)).toEqual(readings);
});

test('a number that is written with thousands in either style is among its readings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('en-US', 'de-DE', 'de-CH'), (value, locale) => {
      expect(parseNumber(new Intl.NumberFormat(locale).format(value))).toContain(String(value));
    }),
  );
});
