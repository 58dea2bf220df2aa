import { expect, test } from 'vitest';
import { getKind, getStoredType, productIds, type ProductKind } from './catalogue.ts';

test.each<[ProductKind, string[]]>([
  ['quills', ['H1', 'H2', 'H2 Super', 'M4', 'M5', 'C4', 'C5', 'C5 Special', 'Extra Special', 'Alba']],
  ['oil', ['Leaf Oil']],
  ['powder', ['Powder', 'Black Pepper', 'Nutmeg', 'White Pepper', 'Ginger', 'Clove', 'Turmeric', 'Chili']],
])('the products of kind %s', (kind, types) => {
  expect(productIds.filter((id) => getKind(id) === kind).map(getStoredType)).toEqual(types);
});
