import { describe, expect, test } from 'vitest';
import { categories, productIds, storedCategory } from '#domain/catalogue.ts';
import { categoryNames, displayName, orderCategoryNames, productName, productNames } from './catalogue.ts';
import { searchTerms } from './search-terms.ts';

describe('the names of the catalogue', () => {
  test('has thirty, and none twice once the category is known', () => {
    expect(productNames).toHaveLength(30);
    expect(new Set(productIds.map(displayName)).size).toBe(30);
  });

  test('gives names that are clear alone', () => {
    expect([1, 3, 12, 13, 14, 15, 24, 28, 30].map(displayName)).toEqual([
      'Cinnamon Off Cut',
      'Ceylon Cinnamon H1',
      'Ceylon Cinnamon Alba',
      'Cinnamon Leaf Oil',
      'Cinnamon Powder',
      'Black Pepper',
      'Black Pepper Powder',
      'Clove Powder',
      'Chili Powder',
    ]);
  });

  test.each([0, 31, -1, 1.5, Number.NaN])('throws for the id %s', (id) => {
    expect(() => productName(id)).toThrow(RangeError);
    expect(() => displayName(id)).toThrow(RangeError);
  });

  test('names the order categories as the cart stores them', () => {
    expect(categories.map((category) => orderCategoryNames[category])).toEqual(categories.map(storedCategory));
    expect(Object.values(categoryNames)).toEqual(['Cinnamon Products', 'Whole Spices', 'Spice Powders']);
  });

  test('has other names to search by for every product, without accents or capitals', () => {
    expect(Object.keys(searchTerms).map(Number)).toEqual(productIds);
    for (const terms of Object.values(searchTerms)) expect(terms).toMatch(/^[a-z0-9 ]+$/);
  });
});
