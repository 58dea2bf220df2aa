import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { numberInWords as spanishNumberInWords } from '#content/es/catalogue/counts.ts';
import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { otherNames } from '#text/search/other-names.ts';
import { capitalCounts, counts, numberInWords } from './counts.ts';
import { categoryNameInOrders, categoryNames } from './names.ts';

test('the catalogue lists every product in catalogue order, each with a unique name', () => {
  expect(allProducts.map(({ id }) => id)).toEqual(productIds);
  expect(new Set(allProducts.map(({ name }) => name)).size).toBe(allProducts.length);
});

test.each([
  [1, 'Cinnamon Off Cut'],
  [3, 'Ceylon Cinnamon H1'],
  [12, 'Ceylon Cinnamon Alba'],
  [13, 'Cinnamon Leaf Oil'],
  [14, 'Cinnamon Powder'],
  [15, 'Black Pepper'],
  [24, 'Black Pepper Powder'],
  [28, 'Clove Powder'],
  [30, 'Chili Powder'],
])('product %i is called “%s”, which is unambiguous without its category', (productId, displayName) => {
  expect(allProducts.find(({ id }) => id === productId)?.name).toBe(displayName);
});

test('the categories have a name on pages, and one in orders', () => {
  expect(Object.values(categoryNames)).toEqual(['Cinnamon Products', 'Whole Spices', 'Spice Powders']);
  expect(categories.map(categoryNameInOrders)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
});

test('every product has other names without accents or capitals, a card line and a picture with alt text', () => {
  for (const { id, name, cardLine, picture } of allProducts) {
    expect(otherNames[id], name).toMatch(/^[a-z0-9 ]+$/);
    expect(cardLine, name).not.toBe('');
    expect(picture.alt.length, name).toBeGreaterThan(10);
  }
});

test.each([
  [1, 'one', 'un'],
  [9, 'nine', 'nueve'],
  [19, 'nineteen', 'diecinueve'],
  [20, 'twenty', 'veinte'],
  [21, 'twenty-one', 'veintiún'],
  [30, 'thirty', 'treinta'],
  [31, 'thirty-one', 'treinta y un'],
  [99, 'ninety-nine', 'noventa y nueve'],
])('%i is written “%s”, in Spanish “%s”', (number, english, spanish) => {
  expect([numberInWords(number), spanishNumberInWords(number)]).toEqual([english, spanish]);
});

test('the numbers of products in sentences are those of the catalogue', () => {
  expect(counts.all).toBe(numberInWords(productIds.length));
  expect(capitalCounts.cinnamon.toLowerCase()).toBe(numberInWords(getProductIds('cinnamon').length));
});
