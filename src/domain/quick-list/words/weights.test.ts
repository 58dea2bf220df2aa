import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDecimalWeight, parseWrittenNumber } from './weights.ts';

test.each([
  ['kg', '2', 'kg'],
  ['kilogramos', '2', 'kg'],
  ['gramm', '0.002', 'kg'],
  ['tonnes', '2000', 'kg'],
  ['libras', '0.90718', 'kg'],
  ['oz', '0.0567', 'kg'],
  ['litros', '2', 'l'],
  ['mililitros', '2', 'ml'],
])('2 %s are stored as %s %s', (word, value, unit) => {
  expect(parseDecimalWeight('2', word)).toEqual({ value, unit });
});

test.each([
  ['25', 'kg', '25'],
  ['25.50', 'kg', '25.50'],
  ['1234567', 'kg', undefined],
  ['500', 'g', '0.5'],
  ['1', 'g', '0.001'],
  ['0.04', 'g', '0.00004'],
  ['0.001', 'g', undefined],
  ['0', 'g', '0'],
  ['123456.7', 'g', '123.457'],
  ['1.5', 't', '1500'],
  ['1000', 't', undefined],
  ['25', 'lb', '11.34'],
  ['1', 'oz', '0.02835'],
  ['0.1', 'oz', '0.00283'],
  ['1000', 'lb', '453.59'],
  ['999999', 'lb', '453590'],
  ['9999999', 'lb', undefined],
])('%s %s is %s', (value, word, stored) => {
  expect(parseDecimalWeight(value, word)?.value).toBe(stored);
});

test.each([
  ['25', ['25']],
  ['2.5', ['2.5']],
  ['2,5', ['2.5']],
  ['0,500', ['0.5']],
  ['1234,567', ['1234.567']],
  ['1,000', ['1000', '1']],
  ['1.000', ['1000', '1']],
  ['1,000,000', ['1000000']],
  ['1.000.000', ['1000000']],
  ['1,234.5', ['1234.5']],
  ['1.234,5', ['1234.5']],
  ['1’000', ['1000']],
  ['1\u00a0000,5', ['1000.5']],
  ['1,00,000', ['100000']],
  ['12,34,567', ['1234567']],
  ['1`000', ['1000']],
  ['1´000', ['1000']],
  ['1_000', ['1000']],
  ['10 000', ['10000']],
  ['.25', ['0.25']],
  [',5', ['0.5']],
  ['25.00', ['25']],
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
  ['1'.repeat(22), []],
])('%s may mean %j', (text, readings) => {
  expect(parseWrittenNumber(text)).toEqual(readings);
});

test('a number that is written with thousands in either style is among its readings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('en-US', 'de-DE', 'de-CH'), (value, locale) => {
      expect(parseWrittenNumber(new Intl.NumberFormat(locale).format(value))).toContain(String(value));
    }),
  );
});
