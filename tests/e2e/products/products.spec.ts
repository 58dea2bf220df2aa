import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';
import { byCss, focused } from '#tests/e2e/support/by-css.ts';
import { displayName } from '#tests/e2e/support/display-name.ts';
import { recordLayoutShifts } from '#tests/e2e/support/looks/record-layout-shifts.ts';
import {
  categoryFilter,
  openProducts,
  productCards,
  resultStatus,
  searchbox,
  toPageOrder,
} from '#tests/e2e/support/pages/products-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { productsPage } from '#text/pages/products.ts';

test('four filters show their category, announce it, and update the URL and the history', async ({ page }) => {
  await openProducts(page);
  const buttons = page.getByRole('group', { name: productsPage.filtersLabel }).getByRole('button');
  await expect(buttons).toHaveText([
    `All ${productIds.length}`,
    `Cinnamon Products ${getProductIds('cinnamon').length}`,
    `Whole Spices ${getProductIds('whole-spices').length}`,
    `Spice Powders ${getProductIds('spice-powder').length}`,
  ]);
  await expect(categoryFilter(page, 'All')).toHaveAttribute('aria-pressed', 'true');

  for (const [name, category] of [
    ['Cinnamon Products', 'cinnamon'],
    ['Whole Spices', 'whole-spices'],
    ['Spice Powders', 'spice-powder'],
  ] as const) {
    await categoryFilter(page, name).click();
    const ids = getProductIds(category);
    await expect(resultStatus(page)).toHaveText(`${ids.length} products in ${name}`);
    await expect(categoryFilter(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(categoryFilter(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await expect(productCards(page).getByRole('heading')).toHaveText(toPageOrder(ids).map(displayName));
    await expect(page).toHaveURL(`/products?category=${category}`);
  }

  await page.goBack();
  await expect(categoryFilter(page, 'Whole Spices')).toHaveAttribute('aria-pressed', 'true');
  await expect(productCards(page)).toHaveCount(getProductIds('whole-spices').length);
  await categoryFilter(page, 'All').click();
  await expect(productCards(page)).toHaveCount(productIds.length);
  await expect(page).toHaveURL('/products');
});

test('selecting a filter scrolls to its first product', async ({ page }) => {
  await openProducts(page);
  await productCards(page).nth(27).scrollIntoViewIfNeeded();
  await categoryFilter(page, 'Cinnamon Products').click();
  await expect(productCards(page)).toHaveCount(getProductIds('cinnamon').length);
  await expect(productCards(page).first()).toBeInViewport();
  await expect(categoryFilter(page, 'Cinnamon Products')).toBeInViewport();
});

test('back from a product restores the list, its filter and the scroll position', async ({ page }) => {
  await openProducts(page, '?category=cinnamon');
  await expect(productCards(page)).toHaveCount(getProductIds('cinnamon').length);
  const link = page.getByRole('link', { name: `Read More about ${displayName(13)}` });
  await productCards(page)
    .nth(11)
    .evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)).then(() => undefined));
  // A click may scroll to a moving link, so the position is read in the click event.
  await page.evaluate(() => {
    addEventListener('click', () => (document.body.dataset.clickedAt = String(scrollY)), { capture: true, once: true });
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: displayName(13) })).toBeVisible();
  const place = Number(await byCss(page, 'body').getAttribute('data-clicked-at'));
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(productCards(page)).toHaveCount(getProductIds('cinnamon').length);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(
    await productCards(page)
      .nth(11)
      .evaluate((card) => getComputedStyle(card).animationName),
  ).toBe('none');
});

test('the filter bar stays visible and hides no focused card', async ({ page }) => {
  await openProducts(page);
  const links = productCards(page).getByRole('link');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await links.nth(12).focus();
    const bar = page.getByRole('group', { name: productsPage.filtersLabel });
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const bottom = (await bar.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
      const top = (await focused(page).boundingBox())?.y ?? 0;
      expect(top, `${width} px`).toBeGreaterThanOrEqual(bottom);
    }
  }
});

test('on a phone the selected filter is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openProducts(page, '?category=spice-powder');
  await expect(categoryFilter(page, 'Spice Powders')).toBeInViewport({ ratio: 0.95 });
});

test('a URL with a filter opens without a layout shift', async ({ page }) => {
  const layoutShift = await recordLayoutShifts(page);
  for (const search of ['', '?category=whole-spices', '?q=pepper']) {
    await openProducts(page, search);
    await expect(productCards(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBeLessThan(0.01);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all products and no control that needs scripts', async ({ page }) => {
    await page.goto('/products');
    await expect(productCards(page)).toHaveCount(productIds.length);
    await expect(productCards(page).last().getByRole('link')).toHaveAttribute('href', `/product/${productIds.at(-1)}`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(searchbox(page)).toBeHidden();
  });
});
