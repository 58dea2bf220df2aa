import { expect, test } from 'vitest';
import { isWeight, withDecimalPoint } from './cart-item.ts';

test.each([
  ['0,5', '0.5'],
  [' 12,50 ', ' 12.50 '],
  [',5', '.5'],
  ['0,125', '0.125'],
  ['1,2345', '1.2345'],
  ['12,3456', '12.3456'],
  ['0.5', '0.5'],
  ['25', '25'],
])('a decimal comma becomes a point: %s', (typed, weight) => {
  expect(withDecimalPoint(typed)).toBe(weight);
  expect(isWeight(withDecimalPoint(typed))).toBe(true);
});

test.each(['1,000', '12,500', '1,000,000', '1.000,5', '1,', ',', '', 'a,5', '-0,5'])(
  'what may separate thousands, and what is no number, is not changed: %s',
  (typed) => {
    expect(withDecimalPoint(typed)).toBe(typed);
    expect(isWeight(withDecimalPoint(typed))).toBe(false);
  },
);
