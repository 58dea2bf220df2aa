import { expect, test } from 'vitest';
import { parseQuantity } from './quantity.ts';

test.each([
  ['1', 1],
  ['25', 25],
  [' 7 ', 7],
  ['2.9', 2],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['many', 1],
  ['1000000', 1_000_000],
  ['1000001', 1_000_000],
  ['Infinity', 1_000_000],
])('parses %j as the quantity %i', (text, quantity) => expect(parseQuantity(text)).toBe(quantity));
