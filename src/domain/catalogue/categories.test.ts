import { expect, test } from 'vitest';
import { categoryIds, getStoredCategoryName, parseCategoryId } from './categories.ts';

test('the stored name of a category is its id in title case', () => {
  expect(categoryIds.map(getStoredCategoryName)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
});

test('the id of a category is parsed', () => {
  expect(parseCategoryId('whole-spices')).toBe('whole-spices');
});

test.each(['Cinnamon', 'spice-powders', '', 'toString', undefined])('%j is no id of a category', (text) => {
  expect(parseCategoryId(text)).toBeUndefined();
});
