import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { getProductIds } from '#domain/catalogue/catalogue.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { cloves } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { productNotices, shortNotices } from '#text/catalogue/notices.ts';
import { illustrationNote } from '#text/company/illustration-note.ts';

const betelNuts = { category: 'Whole Spices', type: 'Betel Nuts', quantity: 1, packWeight: '25', unit: 'kg' } as const;
const notice = (page: Page) =>
  page.getByRole('main').getByText(productNotices[idsByName.betelNuts] ?? '', { exact: true });

test('the notice on betel nuts stands on their card and on their page', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Betel Nuts' }) });
  await expect(card).toContainText(shortNotices[idsByName.betelNuts] ?? '');
  await page.goto(`/product/${idsByName.betelNuts}`);
  await expect(notice(page)).toBeVisible();
  await page.goto(`/product/${idsByName.mace}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mace');
  await expect(notice(page)).toHaveCount(0);
});

const maxGapPx = 60;

test('the notice does not part the words of a row from their links', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?category=whole-spices');
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .evaluateAll((cards) =>
        cards.map((card) => {
          const textBottom =
            Array.from(card.querySelectorAll(':scope > p')).at(-1)?.getBoundingClientRect().bottom ?? 0;
          return (card.querySelector(':scope > a')?.getBoundingClientRect().top ?? 0) - textBottom;
        }),
      );
    expect(gaps).toHaveLength(getProductIds('whole-spices').length);
    // Cards of a row are equally high. If a card's name or text takes a line less than its neighbour's, a gap remains.
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(maxGapPx);
  }
});

test('the notice stands in the order form while betel nuts are selected', async ({ page, orderPage }) => {
  await orderPage.openHydrated('whole-spices');
  await expect(notice(page)).toHaveCount(0);
  await orderPage.type.selectOption('Betel Nuts');
  await expect(notice(page)).toBeVisible();
  await orderPage.type.selectOption('Cloves');
  await expect(notice(page)).toHaveCount(0);
});

test('the notice stands once below the items of a quote request, and is printed', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(betelNuts, cloves, { ...betelNuts, packWeight: '50' });
  await cartPage.goto();
  await expect(cartPage.rows).toHaveCount(3);
  await expect(notice(page)).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(notice(page)).toBeVisible();
});

test('the notice stands in the offer of shared items', async ({ page, cartPage }) => {
  await cartPage.goto(sharedListHash(betelNuts));
  await expect(page.getByRole('heading', { name: '1 item was shared with you' })).toBeVisible();
  await expect(notice(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('pages with pictures say that these are illustrations, as long as company.ts does', async ({ page }) => {
    for (const path of [`/product/${idsByName.alba}`, '/about', '/history', '/technology']) {
      await page.goto(path);
      const note = page.getByRole('main').getByText(illustrationNote);
      expect(await note.isVisible(), path).toBe(company.picturesAreIllustrations);
    }
  });
});
