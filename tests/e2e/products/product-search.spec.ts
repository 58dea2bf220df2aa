import type { Page } from '@playwright/test';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { displayName } from '#tests/e2e/support/display-name.ts';
import {
  categoryFilter,
  openProducts,
  productCards,
  resultStatus,
  searchbox,
} from '#tests/e2e/support/pages/products-page.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';
import { productsPage } from '#text/pages/products.ts';

const names = (page: Page) => productCards(page).getByRole('heading');

test('filter and search are read from the URL, also after a reload', async ({ page }) => {
  await openProducts(page, '?category=spice-powder&q=pepper');
  const found = [displayName(24), displayName(26)];
  await expect(names(page)).toHaveText(found);
  await expect(searchbox(page)).toHaveValue('pepper');
  await expect(categoryFilter(page, 'Spice Powders')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await ready(page);
  await expect(productCards(page)).toHaveCount(2);
  await openProducts(page, '?category=tea');
  await expect(productCards(page)).toHaveCount(productIds.length);
});

test('the search updates while typing, tolerates mistakes, and helps when it finds nothing', async ({ page }) => {
  await openProducts(page);
  await test.step('the search updates while typing, announces the number of results, and counts per category', async () => {
    await searchbox(page).pressSequentially('pepper', { delay: 20 });
    await expect(resultStatus(page)).toHaveText('5 products for “pepper”');
    await expect(searchbox(page)).toHaveValue('pepper');
    await expect(page).toHaveURL('/products?q=pepper');
    await expect(categoryFilter(page, 'Whole Spices')).toHaveText('Whole Spices 3');
    await expect(categoryFilter(page, 'Cinnamon Products')).toHaveText('Cinnamon Products 0');
    await searchbox(page).fill('nutmeg powder');
    await expect(resultStatus(page)).toHaveText('1 product for “nutmeg powder”');
  });
  await test.step('the search tolerates case, accents, typos and synonyms', async () => {
    for (const [query, ids] of [
      ['ALBA', [12]],
      ['cúrcuma', [23, 29]],
      ['tumeric', [23, 29]],
      ['h 2', [4, 5]],
      ['pimienta negra', [15, 24]],
      ['jengibre', [27]],
    ] as const) {
      await searchbox(page).fill(query);
      await expect(resultStatus(page)).toContainText(`“${query}”`);
      await expect(names(page)).toHaveText(ids.map(displayName));
    }
  });
  await test.step('a search without results shows a picture and links', async () => {
    await searchbox(page).fill('saffron');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: productsPage.emptyTitle })).toBeVisible();
    await expect(main.getByRole('img')).toBeVisible();
    await expect(main.getByRole('link', { name: productsPage.ask })).toHaveAttribute('href', '/contact');
    await main.getByRole('button', { name: productsPage.showAll }).click();
    await expect(productCards(page)).toHaveCount(productIds.length);
    await expect(searchbox(page)).toBeFocused();
    await expect(searchbox(page)).toHaveValue('');
  });
});

test('the search is cleared by its button and by Escape, and keeps the focus', async ({ page }) => {
  await openProducts(page, '?q=alba');
  await expect(productCards(page)).toHaveCount(1);
  await page.getByRole('button', { name: productsPage.clearSearch }).click();
  await expect(productCards(page)).toHaveCount(productIds.length);
  await expect(searchbox(page)).toBeFocused();
  await page.keyboard.type('mace');
  await expect(productCards(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(searchbox(page)).toHaveValue('');
  await expect(productCards(page)).toHaveCount(productIds.length);
  await expect(page).toHaveURL('/products');
});

test('a search without results in the category offers results of other categories', async ({ page }) => {
  await openProducts(page, '?category=cinnamon&q=pepper');
  await expect(page.getByText(productsPage.emptyHere('Cinnamon Products', 5))).toBeVisible();
  await page.getByRole('button', { name: productsPage.showElsewhere }).click();
  await expect(productCards(page)).toHaveCount(5);
  await expect(page).toHaveURL('/products?q=pepper');
});

test('the link in the header shows all products again', async ({ page }) => {
  await openProducts(page, '?category=whole-spices&q=pepper');
  await expect(productCards(page)).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'OUR PRODUCTS' }).click();
  await expect(productCards(page)).toHaveCount(productIds.length);
  await expect(searchbox(page)).toHaveValue('');
});
