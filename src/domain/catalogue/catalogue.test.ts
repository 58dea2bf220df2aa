import { describe, expect, test } from 'vitest';
import {
  findProductId,
  getCategoryId,
  getKind,
  getProductIds,
  getStoredNames,
  getStoredType,
  parseProductId,
  productIds,
  type ProductKind,
} from './catalogue.ts';
import { categoryIds } from './categories.ts';

describe('the catalogue', () => {
  test('contains the required products', () => {
    const ids = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(getProductIds('cinnamon')).toEqual(expect.arrayContaining(ids(1, 14)));
    expect(getProductIds('whole-spices')).toEqual(expect.arrayContaining(ids(15, 23)));
    expect(getProductIds('spice-powder')).toEqual(expect.arrayContaining(ids(24, 30)));
  });

  test('stores the required type names, in their order', () => {
    const types = productIds.filter((id) => id <= 30).map(getStoredType);
    expect(types.join(', ')).toBe(
      'Off Cut, Quillings No. 02, H1, H2, H2 Super, M4, M5, C4, C5, C5 Special, Extra Special, Alba, Leaf Oil, Powder, ' +
        'Black Pepper, Nutmeg, Cloves, Mace, Betel Nuts, Dehydrated Green Pepper, White Pepper, Clove Stems, Turmeric, ' +
        'Black Pepper, Nutmeg, White Pepper, Ginger, Clove, Turmeric, Chili',
    );
  });

  test('lists every product once, grouped by category', () => {
    expect(new Set(productIds).size).toBe(productIds.length);
    expect(categoryIds.flatMap((category) => getProductIds(category))).toEqual(productIds);
  });

  test.each(categoryIds)('lists below %s only its own products', (category) => {
    const ids = getProductIds(category);
    expect(ids.map(getCategoryId)).toEqual(ids.map(() => category));
  });

  test.each(categoryIds)('has unique types in %s', (category) => {
    const types = getProductIds(category).map(getStoredType);
    expect(new Set(types).size).toBe(types.length);
  });

  test('has types that are valid in the cart', () => {
    expect(productIds.map(getStoredType).filter((type) => !/^\S(.{0,98}\S)?$/.test(type))).toEqual([]);
  });

  test.each<[ProductKind, string[]]>([
    ['quills', ['H1', 'H2', 'H2 Super', 'M4', 'M5', 'C4', 'C5', 'C5 Special', 'Extra Special', 'Alba']],
    ['oil', ['Leaf Oil']],
    ['powder', ['Powder', 'Black Pepper', 'Nutmeg', 'White Pepper', 'Ginger', 'Clove', 'Turmeric', 'Chili']],
  ])('has of the kind %s the required products', (kind, types) => {
    expect(productIds.filter((id) => getKind(id) === kind).map(getStoredType)).toEqual(types);
  });

  test.each(['0', '1000', '01', '1.5', '1e1', '-1', '+1', ' 1', '1 ', '', '%00', '１', undefined])(
    'has no product at %j',
    (text) => {
      expect(parseProductId(text)).toBeUndefined();
    },
  );

  test('finds the product of a cart item by its stored category and type', () => {
    const items = productIds.map(getStoredNames);
    expect(items.map(findProductId)).toEqual(productIds);
    expect(findProductId({ category: 'Spice Powder', type: 'Betel Nuts' })).toBeUndefined();
  });

  test('parses every id', () => {
    expect(productIds.map((id) => parseProductId(String(id)))).toEqual(productIds);
  });
});
