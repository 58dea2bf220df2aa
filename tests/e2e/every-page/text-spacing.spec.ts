import type { Locator, Page } from '@playwright/test';
import { postItems, rememberEmail } from '#tests/e2e/support/carts.ts';
import { rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { cartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { findSpacingFaults } from '#tests/e2e/support/rendering/find-spacing-faults.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

const items = [
  alba,
  { ...alba, type: 'Quillings No. 02' },
  { ...alba, category: 'Whole Spices', type: 'Dehydrated Green Pepper', quantity: 2000, packWeight: '12.5' },
];

const formerlyOverlappingPaths = [
  '/',
  '/history',
  '/technology',
  '/products',
  '/order/cinnamon',
  '/order/whole-spices',
];
const spanishPaths = pickCases(
  ['/es', '/es/history', '/es/technology', '/es/products', '/es/order/cinnamon'],
  ['/es', '/es/history', '/es/products', '/es/order/cinnamon'],
);

interface FilledPage {
  readonly path: string;
  readonly filledParts: (page: Page) => Locator;
  readonly partCount: number;
}

const filledPages: readonly FilledPage[] = [
  { path: '/cart', filledParts: rowsWithHeader, partCount: items.length },
  { path: '/es/cart', filledParts: rowsWithHeader, partCount: items.length },
  { path: '/order/cinnamon', filledParts: (page) => cartBadge(page, items.length), partCount: 1 },
];

for (const path of [...formerlyOverlappingPaths, ...spanishPaths]) {
  test(`no text of ${path} overlaps or breaks badly with spaced letters, words and lines`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    expect(await findSpacingFaults(page)).toEqual([]);
  });
}

for (const { path, filledParts, partCount } of filledPages) {
  test(`no text of ${path} with a filled cart overlaps or breaks badly with spaced letters, words and lines`, async ({
    page,
    request,
    email,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await rememberEmail(page, email);
    await postItems(request, email, ...items);
    await openPage(page, path);
    await expect(filledParts(page)).toHaveCount(partCount);
    expect(await findSpacingFaults(page)).toEqual([]);
  });
}
