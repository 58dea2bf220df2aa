import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isQuantity, isWeightText } from './cart-item.ts';
import { normalizeWeight, parseQuantity, parseWeight, stepQuantity, stepWeight } from './packs-input.ts';

test.each([
  ['1', 1],
  ['25', 25],
  [' 7 ', 7],
  ['007', 7],
  ['1.000', 1000],
  ['1,000', 1000],
  ['12.500', 12_500],
  ['1.000.000', 1_000_000],
  ['1,000,000', 1_000_000],
  ["1'000", 1000],
  ['1\u202F000', 1000],
  ['1 000', 1000],
  ['10.00', 10],
  ['10,0', 10],
  ['1,000.00', 1000],
  ['1000000', 1_000_000],
])('%j is the quantity %i', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));

test.each([
  '',
  ' ',
  '0',
  '0.000',
  '-3',
  '2.5',
  '1.5',
  '2.9',
  '1.0001',
  '12.50',
  '1000.000',
  '1,000.000',
  '10 bags',
  'many',
  '1e3',
  '+5',
  '1000001',
  'Infinity',
  '１０',
])('%j is no quantity, and no other number either', (text) => expect(parseQuantity(text)).toBeUndefined());

test('a quantity is read back from the ways in which countries write it', () => {
  const locales = fc.constantFrom('en-US', 'de-DE', 'de-CH', 'es-MX', 'fr-FR');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), locales, (quantity, locale) => {
      expect(parseQuantity(new Intl.NumberFormat(locale).format(quantity))).toBe(quantity);
    }),
  );
});

test.each([
  ['0,5', '0.5'],
  [' 12,50 ', '12.50'],
  [',5', '.5'],
  ['0,125', '0.125'],
  ['1,2345', '1.2345'],
  ['12,3456', '12.3456'],
  ['0.5', '0.5'],
  ['25', '25'],
  ['025', '25'],
  ['00,25', '0.25'],
  ['0', '0'],
  ['000', '0'],
])('the typed weight %j is %s', (typed, weight) => {
  expect(normalizeWeight(typed)).toBe(weight);
  expect(isWeightText(weight)).toBe(true);
  expect(parseWeight(typed)).toBe(Number(weight));
});

test.each(['1,000', '12,500', '1,000,000', '1.000,5', '1,', ',', '', 'a,5', '-0,5', '25 kg', '0012345678'])(
  'what may separate thousands, and what is no number, is not changed: %s',
  (typed) => {
    expect(normalizeWeight(typed)).toBe(typed);
    expect(isWeightText(normalizeWeight(typed))).toBe(false);
    expect(parseWeight(typed)).toBeUndefined();
  },
);

test.each([
  ['1', '2', '1'],
  ['7', '8', '6'],
  ['1.000', '1001', '999'],
  ['', '1', '1'],
  ['2.9', '1', '1'],
  ['1000000', '1000000', '999999'],
])('from quantity %j, one step up is %s and one down is %s', (text, up, down) => {
  expect([stepQuantity(text, 1), stepQuantity(text, -1)]).toEqual([up, down]);
});

test.each([
  ['25', '25.1', '24.9'],
  ['0,25', '0.35', '0.15'],
  ['0.05', '0.15', '0'],
  ['0.2', '0.3', '0.1'],
  ['', '0.1', '0'],
  ['999999', '999999', '999999'],
  ['heavy', 'heavy', 'heavy'],
])('from weight %j, one step up is %s and one down is %s', (text, up, down) => {
  expect([stepWeight(text, 1), stepWeight(text, -1)]).toEqual([up, down]);
});

test('a step from whatever is typed is a quantity', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(1, -1), (text, by) => {
      expect(isQuantity(Number(stepQuantity(text, by)))).toBe(true);
    }),
  );
});
