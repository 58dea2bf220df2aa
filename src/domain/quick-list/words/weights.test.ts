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
  ['as it is written in kilograms', '25', 'kg', '25'],
  ['with its zeros in kilograms', '25.50', 'kg', '25.50'],
  ['in kilograms if it is written in grams', '500', 'g', '0.5'],
  ['in kilograms if it is one gram', '1', 'g', '0.001'],
  ['in kilograms if it is a part of a gram', '0.04', 'g', '0.00004'],
  ['as 0 if it is 0', '0', 'g', '0'],
  ['with six digits of grams', '123456.7', 'g', '123.457'],
  ['in kilograms if it is written in tonnes', '1.5', 't', '1500'],
  ['with no more digits than pounds are exact', '25', 'lb', '11.34'],
  ['with five digits of pounds', '1000', 'lb', '453.59'],
  ['with five digits of many pounds', '999999', 'lb', '453590'],
  ['with no more digits than an ounce is exact', '1', 'oz', '0.02835'],
  ['with five decimals of a part of an ounce', '0.1', 'oz', '0.00283'],
])('a weight is stored %s: %s %s', (_, written, unit, stored) => {
  expect(parseDecimalWeight(written, unit)?.value).toBe(stored);
});

test.each([
  ['has seven digits', '1234567', 'kg'],
  ['has seven digits in kilograms', '1000', 't'],
  ['has seven digits in kilograms', '9999999', 'lb'],
  ['would become 0 kg', '0.001', 'g'],
])('a weight that %s cannot be stored: %s %s', (_, written, unit) => {
  expect(parseDecimalWeight(written, unit)).toBeUndefined();
});

test.each([
  ['a whole number', '25', '25'],
  ['zero', '0', '0'],
  ['a decimal point', '2.5', '2.5'],
  ['a decimal point after 0', '0.5', '0.5'],
  ['a decimal comma', '2,5', '2.5'],
  ['a decimal comma before three digits, after 0', '0,500', '0.5'],
  ['a decimal comma before three digits, after four', '1234,567', '1234.567'],
  ['no digit before the point', '.25', '0.25'],
  ['no digit before the comma', ',5', '0.5'],
  ['zeros at its end', '25.00', '25'],
  ['two commas between thousands', '1,000,000', '1000000'],
  ['two points between thousands', '1.000.000', '1000000'],
  ['a comma between thousands, and a point', '1,234.5', '1234.5'],
  ['a point between thousands, and a comma', '1.234,5', '1234.5'],
  ['points between thousands, and a comma', '1.234.567,8', '1234567.8'],
  ['a no-break space between thousands, and a comma', '1\u00a0000,5', '1000.5'],
  ['a space between thousands', '10 000', '10000'],
  ['an Indian lakh', '1,00,000', '100000'],
  ['Indian lakhs', '12,34,567', '1234567'],
  ['a typographic apostrophe between thousands', '1’000', '1000'],
  ['a grave accent between thousands', '1`000', '1000'],
  ['an acute accent between thousands', '1´000', '1000'],
  ['an underscore between thousands', '1_000', '1000'],
  ['apostrophes between thousands, and a comma', "1'000'000,25", '1000000.25'],
])('a number is read with %s: %s', (_, text, reading) => {
  expect(parseWrittenNumber(text)).toEqual([reading]);
});

test.each(['1,000', '1.000'])('%s may be a thousand or one', (text) => {
  expect(parseWrittenNumber(text)).toEqual(['1000', '1']);
});

test.each([
  ['a point between two commas', '1,2.3,4'],
  ['a comma before two digits and a point', '12,34.5'],
  ['points between single digits', '1.2.3'],
  ['two digits after an apostrophe', "1'00"],
  ['four digits after an apostrophe', "1'0000"],
  ['four digits between apostrophes', "1'0000'000"],
  ['four digits after the last apostrophe', "1'000'0000"],
  ['a letter after an apostrophe', "1'x000"],
  ['0 before an apostrophe', "0'500"],
  ['four digits before an apostrophe', "1234'567"],
  ['an apostrophe after the comma', "1'000,5'000"],
  ['a point, a comma and a point', '1.234,567.8'],
  ['more digits than JavaScript writes out', '1'.repeat(22)],
])('%s make no number: %s', (_, text) => expect(parseWrittenNumber(text)).toEqual([]));

test('a number that is written with thousands in either style is among its readings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999 }), fc.constantFrom('en-US', 'de-DE', 'de-CH'), (value, locale) => {
      expect(parseWrittenNumber(new Intl.NumberFormat(locale).format(value))).toContain(String(value));
    }),
  );
});
