import { expect, test } from 'vitest';
import { allProducts } from '#content/catalogue/all-products.ts';
import { spellNumber as spanishNumberInWords } from '#content/es/catalogue/counts.ts';
import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';
import { categoryIds } from '#domain/catalogue/categories.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { otherNames } from '#text/search/other-names.ts';
import { capitalCounts, counts, spellNumber } from './counts.ts';
import { categoryNames, getCategoryNameInOrders } from './names.ts';

test('the catalogue lists every product in catalogue order', () => {
  expect(allProducts.map(({ id }) => id)).toEqual(productIds);
});

test('the name of each product is unique', () => {
  expect(new Set(allProducts.map(({ name }) => name)).size).toBe(allProducts.length);
});

test('display names are unambiguous without the category', () => {
  expect(Object.fromEntries(allProducts.map(({ id, name }) => [id, name]))).toMatchObject({
    [idsByName.offCut]: 'Cinnamon Off Cut',
    [idsByName.h1]: 'Ceylon Cinnamon H1',
    [idsByName.alba]: 'Ceylon Cinnamon Alba',
    [idsByName.leafOil]: 'Cinnamon Leaf Oil',
    [idsByName.cinnamonPowder]: 'Cinnamon Powder',
    [idsByName.blackPepper]: 'Black Pepper',
    [idsByName.blackPepperPowder]: 'Black Pepper Powder',
    [idsByName.clovePowder]: 'Clove Powder',
    [idsByName.chiliPowder]: 'Chili Powder',
  });
});

test('the categories have a name on pages', () => {
  expect(Object.values(categoryNames)).toEqual(['Cinnamon Products', 'Whole Spices', 'Spice Powders']);
});

test('the categories have a name in orders', () => {
  expect(categoryIds.map(getCategoryNameInOrders)).toEqual(['Cinnamon', 'Whole Spices', 'Spice Powder']);
});

test.each(allProducts)('$name has other names without accents or capitals', ({ id }) => {
  expect(otherNames[id]).toMatch(/^[a-z0-9 ]+$/);
});

test.each(allProducts)('$name has a card line, and a picture with alt text', ({ cardLine, picture }) => {
  expect(cardLine).not.toBe('');
  expect(picture.alt.length).toBeGreaterThan(10);
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
  expect([spellNumber(number), spanishNumberInWords(number)]).toEqual([english, spanish]);
});

test('the numbers of products in sentences are those of the catalogue', () => {
  expect(counts.all).toBe(spellNumber(productIds.length));
  expect(capitalCounts.cinnamon.toLowerCase()).toBe(spellNumber(getProductIds('cinnamon').length));
});
