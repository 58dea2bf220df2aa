import { expect, test } from 'vitest';
import { allProducts } from '#content/all-products.ts';
import { productIds, productIdsOf } from '#domain/catalogue.ts';
import { categories } from '#domain/categories.ts';
import { categoryNames, orderCategoryName } from './catalogue.ts';
import { capitalCounts, counts } from './counts.ts';
import { searchTerms } from './search-terms.ts';

const numbers = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen twenty'
).split(' ');

/** A number below 100 in words. */
function inWords(value: number): string {
  if (value <= 20) return numbers[value] ?? '';
  const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
  return [tens[Math.floor(value / 10)], value % 10 && numbers[value % 10]].filter(Boolean).join('-');
}

test('lists every product in catalogue order, each with a unique name', () => {
  expect(allProducts.map(({ id }) => id)).toEqual(productIds);
  expect(new Set(allProducts.map(({ name }) => name)).size).toBe(allProducts.length);
});

test('display names are unambiguous without the category', () => {
  const names = new Map<number, string>(allProducts.map(({ id, name }) => [id, name]));
  expect([1, 3, 12, 13, 14, 15, 24, 28, 30].map((id) => names.get(id))).toEqual([
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

test('names the categories', () => {
  expect(Object.values(categoryNames)).toEqual(['Cinnamon Products', 'Whole Spices', 'Spice Powders']);
  expect(categories.map(orderCategoryName)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
});

test('every product has search terms without accents or capitals, a card line and a picture with alt text', () => {
  for (const { id, name, cardLine, picture } of allProducts) {
    expect(searchTerms[id], name).toMatch(/^[a-z0-9 ]+$/);
    expect(cardLine, name).not.toBe('');
    expect(picture.alt.length, name).toBeGreaterThan(10);
  }
});

test('counts.ts states the number of products in words', () => {
  const expected = {
    all: inWords(productIds.length),
    cinnamon: inWords(productIdsOf('cinnamon').length),
    wholeSpices: inWords(productIdsOf('whole-spices').length),
    spicePowder: inWords(productIdsOf('spice-powder').length),
  };
  expect(counts).toEqual(expected);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  expect(Object.values(capitalCounts)).toEqual(Object.values(expected).map(capital));
});
