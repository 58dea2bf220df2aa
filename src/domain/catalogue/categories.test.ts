import { expect, test } from 'vitest';
import { categories, getStoredCategory, parseCategory } from './categories.ts';

test('the stored name of a category is its id in title case', () => {
  expect(categories.map(getStoredCategory)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
});

test('only known ids are parsed', () => {
  expect(parseCategory('whole-spices')).toBe('whole-spices');
  for (const text of ['Cinnamon', 'spice-powders', '', 'toString', undefined]) {
    expect(parseCategory(text)).toBeUndefined();
  }
});
