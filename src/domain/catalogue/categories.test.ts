import { expect, test } from 'vitest';
import { categories, getStoredCategory, parseCategory } from './categories.ts';

test('the stored name of a category is its id in title case', () => {
  expect(categories.map(getStoredCategory)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
});

test('the id of a category is parsed', () => {
  expect(parseCategory('whole-spices')).toBe('whole-spices');
});

test.each(['Cinnamon', 'spice-powders', '', 'toString', undefined])('%j is no id of a category', (text) => {
  expect(parseCategory(text)).toBeUndefined();
});
