import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';
import { clickAndMeasure } from '#tests/e2e/support/acting/click-and-measure.ts';
import { focusedElement } from '#tests/e2e/support/finding/by-css.ts';
import { toPageOrder } from '#tests/e2e/support/pages/products-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { getProductName } from '#tests/e2e/support/reading/product-name.ts';
import { recordLayoutShifts } from '#tests/e2e/support/rendering/record-layout-shifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const categories = [
  { name: 'Cinnamon Products', category: 'cinnamon' },
  { name: 'Whole Spices', category: 'whole-spices' },
  { name: 'Spice Powders', category: 'spice-powder' },
] as const;

test('each filter has the number of its products, and at first all are shown', async ({ productsPage }) => {
  await productsPage.openHydrated();
  await expect(productsPage.filters.getByRole('button')).toHaveText([
    `All ${productIds.length}`,
    ...categories.map(({ name, category }) => `${name} ${getProductIds(category).length}`),
  ]);
  await expect(productsPage.categoryFilter('All')).toHaveAttribute('aria-pressed', 'true');
});

for (const { name, category } of categories) {
  test(`the filter “${name}” shows and announces its category, which the URL keeps`, async ({ page, productsPage }) => {
    await productsPage.openHydrated();
    await productsPage.categoryFilter(name).click();
    const ids = getProductIds(category);
    await expect(productsPage.resultStatus).toHaveText(`${ids.length} products in ${name}`);
    await expect(productsPage.categoryFilter(name)).toHaveAttribute('aria-pressed', 'true');
    await expect(productsPage.categoryFilter('All')).toHaveAttribute('aria-pressed', 'false');
    await expect(productsPage.names).toHaveText(toPageOrder(ids).map(getProductName));
    await expect(page).toHaveURL(`/products?category=${category}`);
  });
}

test('Back shows the filter before', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  await productsPage.categoryFilter('Whole Spices').click();
  await productsPage.categoryFilter('Spice Powders').click();
  await expect(page).toHaveURL('/products?category=spice-powder');
  await page.goBack();
  await expect(productsPage.categoryFilter('Whole Spices')).toHaveAttribute('aria-pressed', 'true');
  await expect(productsPage.cards).toHaveCount(getProductIds('whole-spices').length);
});

test('the filter “All” shows every product again', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  await productsPage.categoryFilter('Whole Spices').click();
  await expect(productsPage.cards).toHaveCount(getProductIds('whole-spices').length);
  await productsPage.categoryFilter('All').click();
  await expect(productsPage.cards).toHaveCount(productIds.length);
  await expect(page).toHaveURL('/products');
});

test('selecting a filter scrolls to its first product', async ({ productsPage }) => {
  await productsPage.openHydrated();
  await productsPage.cards.last().scrollIntoViewIfNeeded();
  await productsPage.categoryFilter('Cinnamon Products').click();
  await expect(productsPage.cards).toHaveCount(getProductIds('cinnamon').length);
  await expect(productsPage.cards.first()).toBeInViewport();
  await expect(productsPage.categoryFilter('Cinnamon Products')).toBeInViewport();
});

test('back from a product restores the list, its filter and the scroll position', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=cinnamon');
  await expect(productsPage.cards).toHaveCount(getProductIds('cinnamon').length);
  const link = page.getByRole('link', { name: `Read More about ${getProductName(idsByName.leafOil)}` });
  const card = productsPage.cards.filter({ hasText: getProductName(idsByName.leafOil) });
  await card.evaluate((item) =>
    Promise.all(item.getAnimations().map(({ finished }) => finished)).then(() => undefined),
  );
  const { scrollY: scrollAtClick } = await clickAndMeasure(link);
  await expect(page.getByRole('heading', { level: 1, name: getProductName(idsByName.leafOil) })).toBeVisible();
  expect(scrollAtClick).toBeGreaterThan(0);
  await page.goBack();
  await expect(productsPage.cards).toHaveCount(getProductIds('cinnamon').length);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrollAtClick);
  await expect(card).toHaveCSS('animation-name', 'none');
});

test('the filter bar stays visible and hides no focused card', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  const links = productsPage.cards.getByRole('link');
  const linkCount = 12;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await links.nth(linkCount).focus();
    for (let step = 0; step < linkCount; step++) {
      await page.keyboard.press('Shift+Tab');
      const { bottom } = await getBox(productsPage.filters);
      const { y: top } = await getBox(focusedElement(page));
      expect(top, `${width} px`).toBeGreaterThanOrEqual(bottom);
    }
  }
});

test('on a phone the selected filter is scrolled into view', async ({ page, productsPage }) => {
  await page.setViewportSize(phone);
  await productsPage.openHydrated('?category=spice-powder');
  await expect(productsPage.categoryFilter('Spice Powders')).toBeInViewport({ ratio: 0.95 });
});

test('a URL with a filter opens without a layout shift', async ({ page, productsPage }) => {
  const layoutShift = await recordLayoutShifts(page);
  for (const search of ['', '?category=whole-spices', '?q=pepper']) {
    await productsPage.openHydrated(search);
    await expect(productsPage.cards.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift(), search).toBeLessThan(0.01);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all products and no control that needs scripts', async ({ page, productsPage }) => {
    await page.goto('/products');
    await expect(productsPage.cards).toHaveCount(productIds.length);
    await expect(productsPage.cards.last().getByRole('link')).toHaveAttribute('href', `/product/${productIds.at(-1)}`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(productsPage.searchbox).toBeHidden();
  });
});
