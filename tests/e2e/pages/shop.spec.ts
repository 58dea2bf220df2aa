import type { Page } from '@playwright/test';
import { getProductIds } from '#domain/catalogue/catalogue.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const cards = [
  { id: 'cinnamon', name: 'Cinnamon' },
  { id: 'whole-spices', name: 'Whole Spices' },
  { id: 'spice-powder', name: 'Spice Powder' },
] as const;

async function open(page: Page, hash = ''): Promise<void> {
  await openPage(page, `/shop${hash}`);
}

async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const place = () =>
    page.evaluate((card) => {
      // The URL changes before the page does. Until then there is no card, and a place far below stands for it.
      const { left, top } = document.getElementById(card)?.getBoundingClientRect() ?? { left: 0, top: 9999 };
      const isCovered = document.elementFromPoint(left + 40, top + 4)?.closest('li')?.id !== card;
      return { isNearTop: top < 160, isCovered };
    }, id);
  await expect.poll(place).toEqual({ isNearTop: true, isCovered: false });
}

test('the shop shows three categories, each with a link to its order page', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop Now');
  await expect(page.getByText('Explore Our Spice Categories.')).toBeVisible();
  for (const { id, name } of cards) {
    const card = byCss(page, `#${id}`);
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card.getByRole('heading')).toHaveText(name);
    const link = card.getByRole('link', { name: `Order Now: ${name}` });
    await expect(link).toHaveText('Order Now');
    await expect(link).toHaveAttribute('href', `/order/${id}`);
  }
  await page.getByRole('link', { name: 'Order Now: Whole Spices' }).click();
  await expect(page).toHaveURL('/order/whole-spices');
});

test('no width of a window makes the shop scroll sideways', async ({ page }) => {
  await open(page);
  for (const width of [320, 360, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page, 'the shop');
  }
});

test('the cinnamon link in the footer scrolls to the card, from another page and from the shop', async ({ page }) => {
  await page.setViewportSize(phone);
  const link = byCss(page.getByRole('contentinfo'), 'a[href="/shop#cinnamon"]');
  await openPage(page, '/products');
  await link.click();
  await expect(page).toHaveURL('/shop#cinnamon');
  await expectScrolledTo(page, 'cinnamon');
  await link.click();
  await expectScrolledTo(page, 'cinnamon');
});

test('an address such as /shop#spice-powder scrolls to its card', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '#spice-powder');
  await expectScrolledTo(page, 'spice-powder');
});

test('the first screen shows a category’s name, its count and Order Now', async ({ page }) => {
  await open(page);
  const card = byCss(page, '#cinnamon');
  for (const [width, height] of [
    [360, 740],
    [1366, 650],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      card.getByRole('heading'),
      card.getByText(`${getProductIds('cinnamon').length} types`),
      card.getByRole('link'),
    ]) {
      await expect(part, `${width} px`).toBeInViewport({ ratio: 1 });
    }
    const picture = await getBox(card.getByRole('img'));
    const name = await getBox(card.getByRole('heading'));
    expect(name.bottom, `${width} px`).toBeLessThan(picture.bottom);
  }
});

test('the shop offers the caliper to a buyer who knows the thickness and not the grade', async ({ page }) => {
  await open(page);
  await page.getByRole('link', { name: 'Set the caliper' }).click();
  await expect(page).toHaveURL('/products#grades');
  await expect(page.getByRole('heading', { name: 'How thick is each grade?' })).toBeInViewport();
  await expect(page.getByRole('slider', { name: 'Opening of the caliper' })).toBeVisible();
});
