import { productIds } from '#domain/catalogue/catalogue.ts';
import { waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { getProductName } from '#tests/e2e/support/reading/product-name.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { productsPageTexts } from '#text/pages/products.ts';

test('filter and search are read from the URL, also after a reload', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=spice-powder&q=pepper');
  const found = [getProductName(idsByName.blackPepperPowder), getProductName(idsByName.whitePepperPowder)];
  await expect(productsPage.names).toHaveText(found);
  await expect(productsPage.searchbox).toHaveValue('pepper');
  await expect(productsPage.categoryFilter('Spice Powders')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await waitUntilReady(page);
  await expect(productsPage.cards).toHaveCount(2);
});

test('all products are shown if the URL has an unknown category', async ({ productsPage }) => {
  await productsPage.openHydrated('?category=tea');
  await expect(productsPage.cards).toHaveCount(productIds.length);
});

test('the search follows the typing, also in the URL, and announces the number of results', async ({
  page,
  productsPage,
}) => {
  await productsPage.openHydrated();
  await productsPage.searchbox.pressSequentially('pepper', { delay: 20 });
  await expect(productsPage.resultStatus).toHaveText('5 products for “pepper”');
  await expect(productsPage.searchbox).toHaveValue('pepper');
  await expect(page).toHaveURL('/products?q=pepper');
  await productsPage.searchbox.fill('nutmeg powder');
  await expect(productsPage.resultStatus).toHaveText('1 product for “nutmeg powder”');
});

test('each filter counts the results of the search in its category', async ({ productsPage }) => {
  await productsPage.openHydrated();
  await productsPage.searchbox.fill('pepper');
  await expect(productsPage.categoryFilter('Whole Spices')).toHaveText('Whole Spices 3');
  await expect(productsPage.categoryFilter('Cinnamon Products')).toHaveText('Cinnamon Products 0');
});

test('the search tolerates case, accents, typos and synonyms', async ({ productsPage }) => {
  await productsPage.openHydrated();
  for (const [query, ids] of [
    ['ALBA', [idsByName.alba]],
    ['cúrcuma', [idsByName.turmeric, idsByName.turmericPowder]],
    ['tumeric', [idsByName.turmeric, idsByName.turmericPowder]],
    ['h 2', [idsByName.h2, idsByName.h2Super]],
    ['pimienta negra', [idsByName.blackPepper, idsByName.blackPepperPowder]],
    ['jengibre', [idsByName.gingerPowder]],
  ] as const) {
    await productsPage.searchbox.fill(query);
    await expect(productsPage.resultStatus).toContainText(`“${query}”`);
    await expect(productsPage.names).toHaveText(ids.map(getProductName));
  }
});

test('a search without results shows a picture and links', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  await productsPage.searchbox.fill('saffron');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: productsPageTexts.emptyTitle })).toBeVisible();
  await expect(main.getByRole('img')).toBeVisible();
  await expect(main.getByRole('link', { name: productsPageTexts.ask })).toHaveAttribute('href', '/contact');
  await main.getByRole('button', { name: productsPageTexts.showAll }).click();
  await expect(productsPage.cards).toHaveCount(productIds.length);
  await expect(productsPage.searchbox).toBeFocused();
  await expect(productsPage.searchbox).toHaveValue('');
});

test('its button and Escape clear the search, which keeps the focus', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?q=alba');
  await expect(productsPage.cards).toHaveCount(1);
  await page.getByRole('button', { name: productsPageTexts.clearSearch }).click();
  await expect(productsPage.cards).toHaveCount(productIds.length);
  await expect(productsPage.searchbox).toBeFocused();
  await page.keyboard.type('mace');
  await expect(productsPage.cards).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(productsPage.searchbox).toHaveValue('');
  await expect(productsPage.cards).toHaveCount(productIds.length);
  await expect(page).toHaveURL('/products');
});

test('a search without results in the category offers results of other categories', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=cinnamon&q=pepper');
  await expect(page.getByText(productsPageTexts.emptyHere('Cinnamon Products', 5))).toBeVisible();
  await page.getByRole('button', { name: productsPageTexts.showElsewhere }).click();
  await expect(productsPage.cards).toHaveCount(5);
  await expect(page).toHaveURL('/products?q=pepper');
});

test('the link in the header shows all products again', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=whole-spices&q=pepper');
  await expect(productsPage.cards).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'OUR PRODUCTS' }).click();
  await expect(productsPage.cards).toHaveCount(productIds.length);
  await expect(productsPage.searchbox).toHaveValue('');
});
