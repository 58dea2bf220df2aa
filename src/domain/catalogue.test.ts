import { describe, expect, test } from 'vitest';
import {
  categories,
  categoryOf,
  parseCategory,
  parseProductId,
  productIds,
  productIdsOf,
  storedCategory,
} from './catalogue.ts';

describe('the catalogue', () => {
  test('has thirty products in three categories of 14, 9 and 7', () => {
    expect(productIds).toHaveLength(30);
    expect(categories.map((category) => productIdsOf(category).length)).toEqual([14, 9, 7]);
    expect(categories.flatMap(productIdsOf)).toEqual(productIds);
  });

  test('knows the category at each end of a range', () => {
    expect([1, 14, 15, 23, 24, 30].map(categoryOf)).toEqual([
      'cinnamon',
      'cinnamon',
      'whole-spices',
      'whole-spices',
      'spice-powder',
      'spice-powder',
    ]);
  });

  test('stores a category as title-cased words', () => {
    expect(categories.map(storedCategory)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
  });

  test.each(['0', '31', '01', '1.5', '1e1', '-1', '+1', ' 1', '1 ', '', '%00', '１', undefined])(
    'has no product at %s',
    (text) => {
      expect(parseProductId(text)).toBeUndefined();
    },
  );

  test('reads every id it has', () => {
    expect(productIds.map((id) => parseProductId(String(id)))).toEqual(productIds);
  });

  test('reads only its own categories', () => {
    expect(parseCategory('whole-spices')).toBe('whole-spices');
    expect(['Cinnamon', 'spice-powders', '', 'toString', undefined].map(parseCategory)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
