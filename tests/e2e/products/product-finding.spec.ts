import type { Page } from '@playwright/test';
import { getProductIds, productIds } from '#domain/catalogue/catalogue.ts';
import { gradedProductIds } from '#domain/catalogue/grades.ts';
import { clickAndMeasure } from '#tests/e2e/support/acting/click-and-measure.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import type { ProductsPage } from '#tests/e2e/support/pages/products-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { getProductName } from '#tests/e2e/support/reading/product-name.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { productPageTexts } from '#text/pages/product.ts';
import { productsPageTexts } from '#text/pages/products.ts';

const main = (page: Page) => page.getByRole('main');
async function openCard(page: Page, productsPage: ProductsPage, id: number): Promise<number> {
  const link = productsPage.cards.getByRole('link', { name: `Read More about ${getProductName(id)}`, exact: true });
  const { scrollY } = await clickAndMeasure(link);
  await expect(page.getByRole('heading', { level: 1, name: getProductName(id) })).toBeVisible();
  return scrollY;
}

test('Back to Products keeps filter, search and the scroll position of the list', async ({ page, productsPage }) => {
  await page.setViewportSize(phone);
  await productsPage.openHydrated('?category=spice-powder&q=powder');
  const place = await openCard(page, productsPage, idsByName.chiliPowder);
  expect(place).toBeGreaterThan(0);
  await main(page).getByRole('link', { name: productPageTexts.back }).click();
  await expect(page).toHaveURL('/products?category=spice-powder&q=powder');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('Back to Products leads back to the table that was searched', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?q=mace&view=table');
  await page.getByRole('table', { name: 'Products to order' }).getByRole('link', { name: 'Mace' }).click();
  await expect(page).toHaveURL(`/product/${idsByName.mace}`);
  await page.getByRole('link', { name: productPageTexts.back }).click();
  await expect(page).toHaveURL('/products?q=mace&view=table');
});

test('Back to Products leads to the list also from a neighbour, after a reload', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=whole-spices&q=pepper');
  await openCard(page, productsPage, idsByName.blackPepper);
  await page
    .getByRole('navigation', { name: /^More of/ })
    .getByRole('link', { name: /^Next/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: getProductName(idsByName.nutmeg) })).toBeFocused();
  await page.reload();
  await waitUntilReady(page);
  const back = main(page).getByRole('link', { name: productPageTexts.back });
  await expect(back).toHaveAttribute('href', '/products?category=whole-spices&q=pepper');
  await back.click();
  await expect(page).toHaveURL('/products?category=whole-spices&q=pepper');
  await expect(productsPage.searchbox).toHaveValue('pepper');
});

test('the first product of a category leads to the whole category', async ({ page, productsPage }) => {
  await openPage(page, `/product/${idsByName.offCut}`);
  await page.getByRole('link', { name: 'All cinnamon products' }).click();
  await expect(page).toHaveURL('/products?category=cinnamon');
  await expect(productsPage.cards).toHaveCount(getProductIds('cinnamon').length);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('two cards with square pictures stand in a row', async ({ productsPage }) => {
    await productsPage.openHydrated();
    const measure = () =>
      productsPage.cards.evaluateAll((items) =>
        items.slice(0, 2).map((item) => item.querySelector('picture')?.getBoundingClientRect().toJSON() as DOMRect),
      );
    await expect.poll(async () => new Set((await measure()).map(({ y }) => y)).size).toBe(1);
    const boxes = await measure();
    expect(boxes.map(({ height }) => height)).toEqual(boxes.map(({ width }) => expect.closeTo(width, 0)));
  });

  test('thirty cards, without the grades below them, are at most nine screens long', async ({ page, productsPage }) => {
    await productsPage.openHydrated();
    const grades = page.getByRole('region', { name: gradeRailTexts.title });
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    const { height } = await getBox(grades);
    expect(whole - height).toBeLessThan(9 * phone.height);
  });

  test('the edge where filters are cut fades', async ({ productsPage }) => {
    await productsPage.openHydrated();
    expect(await productsPage.filters.evaluate((row) => getComputedStyle(row).maskImage)).toContain('linear-gradient');
  });

  test('the last filter can be scrolled clear of the edge', async ({ productsPage }) => {
    await productsPage.openHydrated();
    const edges = await productsPage.filters.evaluate((row) => {
      row.scrollLeft = row.scrollWidth;
      const { paddingRight } = getComputedStyle(row);
      const last = row.lastElementChild?.getBoundingClientRect().right ?? 0;
      return { end: row.getBoundingClientRect().right - Number.parseFloat(paddingRight), last };
    });
    expect(edges.last).toBeLessThanOrEqual(edges.end + 1);
  });

  test('search and filters stay in reach while scrolling', async ({ productsPage }) => {
    await productsPage.openHydrated();
    await productsPage.cards.nth(28).scrollIntoViewIfNeeded();
    await expect(productsPage.searchbox).toBeInViewport({ ratio: 1 });
    await expect(productsPage.filters).toBeInViewport();
    await productsPage.searchbox.fill('mace');
    await expect(productsPage.cards).toHaveCount(1);
    await expect(productsPage.cards.first()).toBeInViewport();
  });
});

test('the grades stand thinnest first, and Off Cut after them, also by an address of a former version', async ({
  page,
  productsPage,
}) => {
  await productsPage.openHydrated('?category=cinnamon&sort=thinnest');
  await expect(productsPage.names.first()).toHaveText(getProductName(idsByName.alba));
  const order = [...gradedProductIds, idsByName.offCut].map(getProductName);
  expect((await productsPage.names.allTextContents()).slice(0, order.length)).toEqual(order);
  await expect(main(page).getByRole('button', { name: /thinnest/i })).toHaveCount(0);
});

const maxHeightOfHiddenTextPx = 1;

test('a search without results is said once', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?q=black+vanilla');
  await expect(main(page).getByRole('heading', { name: productsPageTexts.emptyTitle })).toBeVisible();
  expect((await getBox(productsPage.resultStatus)).height).toBeLessThanOrEqual(maxHeightOfHiddenTextPx);
});

test('a search without results dims the filters', async ({ productsPage }) => {
  await productsPage.openHydrated('?q=black+vanilla');
  await expect(productsPage.filters).not.toContainText('0');
  const filterButtons = productsPage.filters.getByRole('button');
  await expect(filterButtons).not.toHaveCount(0);
  for (const button of await filterButtons.all()) {
    await expect(button).toHaveAttribute('data-empty', 'true');
  }
});

test('a search without results suggests what is near', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?q=black+vanilla');
  const near = main(page).getByRole('paragraph').filter({ hasText: productsPageTexts.nearTitle });
  await expect(near.getByRole('link')).toHaveText([
    getProductName(idsByName.blackPepper),
    getProductName(idsByName.blackPepperPowder),
  ]);
  await near.getByRole('link').first().click();
  await expect(page).toHaveURL(`/product/${idsByName.blackPepper}`);
});

test('the number of products is not repeated beside the filters', async ({ productsPage }) => {
  await productsPage.openHydrated();
  await expect(productsPage.resultStatus).toHaveText(`${productIds.length} products`);
  expect((await getBox(productsPage.resultStatus)).height).toBeLessThanOrEqual(maxHeightOfHiddenTextPx);
});

test('the card of a quill shows its figures', async ({ productsPage }) => {
  await productsPage.openHydrated();
  const card = productsPage.cards.filter({ hasText: getProductName(idsByName.alba) });
  await expect(card).toContainText('6 mm · 45 per kg');
});

test('a card shows its arrow only under the mouse', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  const card = productsPage.cards.filter({ hasText: getProductName(idsByName.alba) });
  const arrow = byCss(card, 'svg');
  await expect(arrow).toHaveCSS('opacity', '0');
  // A browser that still scrolls may miss a single move of the mouse.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await card.getByRole('link').hover();
    await expect(arrow).toHaveCSS('opacity', '1', { timeout: 2000 });
  }).toPass();
});
