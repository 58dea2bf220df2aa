import { expect, test } from 'vitest';
import { loadCategoryProducts } from '#content/catalogue/category-products.ts';
import { selectProduct } from './selected-product.ts';

const cinnamon = await loadCategoryProducts('cinnamon');

test.each([
  ['', '', 1],
  ['', '?type=Alba', 12],
  ['', '?type=%20alba', 12],
  ['', '?type=C5+Special', 10],
  ['', '?type=Nutmeg', 1],
  ['', '?type=', 1],
  ['', '?other=Alba', 1],
  ['H2', '?type=Alba', 4],
  ['gone', '?type=Alba', 12],
])('with %j selected and %j in the URL product %i is selected', (selectedType, search, id) => {
  expect(selectProduct(cinnamon, selectedType, search).id).toBe(id);
});

test('the same name in two categories selects different products', async () => {
  expect(selectProduct(await loadCategoryProducts('whole-spices'), 'Nutmeg', '').id).toBe(16);
  expect(selectProduct(await loadCategoryProducts('spice-powder'), 'Nutmeg', '').id).toBe(25);
});
