import type { Page } from '@playwright/test';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { pasteText } from '#tests/e2e/support/pages/list-table.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const productRows = (page: Page) => rowsWithHeader(page.getByRole('table', { name: 'Products to order' }));

test('all products are shown as a table with their figures', async ({ page, productsPage }) => {
  await productsPage.open();
  await page.getByRole('button', { name: 'Table to order from' }).click();
  await expect(page).toHaveURL('/products?view=table');
  const rows = productRows(page);
  await expect(rows).toHaveCount(productIds.length);
  const alba = rows.filter({ hasText: 'Alba' });
  await expect(alba).toContainText(/up to \d+\smm/);
  await expect(alba).toContainText('0906.11');
  await expect(rows.filter({ hasText: 'Black Pepper Powder' })).toContainText(/16\sto\s60/);
});

test('amounts that are typed or pasted into the table are all added at once', async ({
  page,
  request,
  email,
  productsPage,
}) => {
  await productsPage.open('?view=table');
  const rows = productRows(page);
  await test.step('a row with typed amounts has a total once nothing is missing', async () => {
    const alba = rows.filter({ hasText: 'Alba' });
    const packWeight = alba.getByLabel(/^Pack weight/);
    await alba.getByLabel(/^Packs/).fill('10');
    await expect(page.getByText('0 items, 1 with something missing')).toBeVisible();
    await expect(packWeight).toHaveAttribute('aria-invalid', 'true');
    await packWeight.fill('25');
    await expect(alba).toContainText(/250\skg/);
  });

  await test.step('a filter stays after a reload, and pasted amounts fill the rows that it shows', async () => {
    await productsPage.searchbox.fill('powder');
    await expect(page.getByText('1 row is not shown here.')).toBeVisible();
    await expect(page).toHaveURL('/products?q=powder&view=table');
    await page.reload();
    await rows
      .first()
      .getByLabel(/^Packs/)
      .focus();
    await pasteText(page, '4\t20\tkg\n2\t5\tkg\n');
  });

  await test.step('all are added, also the row that is not shown', async () => {
    await page.getByRole('button', { name: 'Add 3 items' }).click();
    await page.getByLabel('Under which email?').fill(email);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: '3 items were added to your quote request.' }),
    ).toBeFocused();
    await page.getByRole('link', { name: 'Open your quote request' }).click();
    await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();
    const stored = await fetchCart(request, email);
    expect(stored).toEqual([
      { category: 'Cinnamon', type: 'Alba', quantity: 10, packWeight: '25', unit: 'kg' },
      expect.objectContaining({ quantity: 4, packWeight: '20' }),
      expect.objectContaining({ quantity: 2, packWeight: '5' }),
    ]);
  });
});

test('arrow keys and Enter go from row to row', async ({ page, rememberBuyer, productsPage }) => {
  await rememberBuyer();
  const packs = page.getByRole('table').getByLabel(/^Packs/);
  await productsPage.open('?view=table');
  await packs.first().press('ArrowDown');
  await packs.nth(1).press('Enter');
  await expect(packs.nth(2)).toBeFocused();
  await packs.nth(2).press('ArrowUp');
  await expect(packs.nth(1)).toBeFocused();
});

for (const [path, packsLabel, width] of [
  ['/products', 'Packs', 1280],
  ['/es/products', 'Empaques', 360],
] as const) {
  test(`the table of ${path} is accessible and fits, with an incomplete row, at ${width} px`, async ({
    page,
    rememberBuyer,
  }) => {
    await rememberBuyer();
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, `${path}?view=table`);
    const packs = page.getByRole('table').getByLabel(packsLabel).first();
    await packs.fill('10');
    await expect(
      page
        .getByRole('table')
        .getByLabel(/^(Pack weight|Peso por empaque)/)
        .first(),
    ).toHaveAttribute('aria-invalid', 'true');
    expect(await findAxeViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page, 'the table to order from');
  });
}

test('the table of each language holds what was typed in the other', async ({ page, rememberBuyer, productsPage }) => {
  await rememberBuyer();
  await productsPage.open('?view=table');
  await page
    .getByRole('table')
    .getByLabel(/^Packs/)
    .first()
    .fill('10');
  await expect(page.getByText('1 with something missing')).toBeVisible();
  await openPage(page, '/es/products?view=table');
  await expect(
    page
      .getByRole('table')
      .getByLabel(/^Empaques/)
      .first(),
  ).toHaveValue('10');
});
