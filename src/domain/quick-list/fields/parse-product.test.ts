import { expect, test } from 'vitest';
import { parseParts } from '#domain/quick-list/parts/parse-parts.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { parseProduct } from './parse-product.ts';

const parseProductInLine = (line: string) => parseProduct(parseParts(line, parser), parser).product;

test.each([
  ['Alba 10 kg', idsByName.alba],
  ['Cinnamon, Off Cut', idsByName.offCut],
  ['10 kg Alba for Hamburg', idsByName.alba],
  ['Alba, white bags', idsByName.alba],
])('%s means product %i', (line, product) => {
  expect(parseProductInLine(line)).toEqual({ productId: product, choices: [product], productDoubt: undefined });
});

test.each([
  ['an unknown word before the name', 'Royal Alba 10 kg'],
  ['two products', 'C5 / C5 Special'],
  ['a name after the amount that changes the product', 'cinnamon 500 kg, powder'],
  ['a name of several products', 'cinnamon 10 kg'],
])('the buyer must confirm a line with %s: %s', (_, line) =>
  expect(parseProductInLine(line).productDoubt).toBe('unclear-product'),
);
