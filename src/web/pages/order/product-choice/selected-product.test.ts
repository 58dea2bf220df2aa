import { expect, test } from 'vitest';
import { loadCategoryProducts } from '#content/catalogue/category-products.ts';
import { parseOrderLink } from '#domain/cart/order-link.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { selectProduct } from './selected-product.ts';

const { offCut, h2, c5Special, alba, nutmeg, nutmegPowder } = idsByName;
const cinnamon = await loadCategoryProducts('cinnamon');

test.each([
  ['', '', offCut],
  ['', '?type=Alba', alba],
  ['', '?type=%20alba', alba],
  ['', '?type=C5+Special', c5Special],
  ['', '?type=Nutmeg', offCut],
  ['', '?type=', offCut],
  ['', '?other=Alba', offCut],
  ['H2', '?type=Alba', h2],
  ['gone', '?type=Alba', alba],
])('with %j selected and %j in the URL product %i is selected', (selectedType, search, id) => {
  expect(selectProduct(cinnamon, selectedType, parseOrderLink(search).type).id).toBe(id);
});

test('the same name in two categories selects different products', async () => {
  expect(selectProduct(await loadCategoryProducts('whole-spices'), 'Nutmeg', undefined).id).toBe(nutmeg);
  expect(selectProduct(await loadCategoryProducts('spice-powder'), 'Nutmeg', undefined).id).toBe(nutmegPowder);
});
