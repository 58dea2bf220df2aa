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

async function fillAlba(page: Page): Promise<void> {
  const alba = productRows(page).filter({ hasText: 'Alba' });
  await alba.getByLabel(/^Packs/).fill('10');
  await alba.getByLabel(/^Pack weight/).fill('25');
}

test('the view as a table shows all products with their figures', async ({ page, productsPage }) => {
  await productsPage.openHydrated();
  await page.getByRole('button', { name: 'Table to order from' }).click();
  await expect(page).toHaveURL('/products?view=table');
  const rows = productRows(page);
  await expect(rows).toHaveCount(productIds.length);
  const alba = rows.filter({ hasText: 'Alba' });
  await expect(alba).toContainText(/up to \d+\smm/);
  await expect(alba).toContainText('0906.11');
  await expect(rows.filter({ hasText: 'Black Pepper Powder' })).toContainText(/16\sto\s60/);
});

test('a row has a total once neither packs nor pack weight are missing', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?view=table');
  const alba = productRows(page).filter({ hasText: 'Alba' });
  const packWeight = alba.getByLabel(/^Pack weight/);
  await alba.getByLabel(/^Packs/).fill('10');
  await expect(page.getByText('0 items, 1 with something missing')).toBeVisible();
  await expect(packWeight).toHaveAttribute('aria-invalid', 'true');
  await packWeight.fill('25');
  await expect(alba).toContainText(/250\skg/);
});

test('a filter and the amounts that it hides stay after a reload', async ({ page, productsPage }) => {
  await productsPage.openHydrated('?view=table');
  await fillAlba(page);
  await productsPage.searchbox.fill('powder');
  await expect(page).toHaveURL('/products?q=powder&view=table');
  await page.reload();
  await expect(productsPage.searchbox).toHaveValue('powder');
  await expect(productRows(page).filter({ hasText: 'Alba' })).toHaveCount(0);
  await expect(page.getByText('1 row is not shown here.')).toBeVisible();
});

test('amounts that are typed or pasted are all added at once, also those that a filter hides', async ({
  page,
  request,
  email,
  productsPage,
}) => {
  await productsPage.openHydrated('?view=table');
  await fillAlba(page);

  await test.step('pasted amounts fill the rows that the filter shows', async () => {
    await productsPage.searchbox.fill('powder');
    await expect(page.getByText('1 row is not shown here.')).toBeVisible();
    await productRows(page)
      .first()
      .getByLabel(/^Packs/)
      .focus();
    await pasteText(page, '4\t20\tkg\n2\t5\tkg\n');
  });

  await test.step('all are added', async () => {
    await page.getByRole('button', { name: 'Add 3 items' }).click();
    await page.getByLabel('Under which email?').fill(email);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: '3 items were added to your quote request.' }),
    ).toBeFocused();
    await page.getByRole('link', { name: 'Open your quote request' }).click();
    await expect(page.getByRole('row', { name: /Alba/ })).toBeVisible();
    expect(await fetchCart(request, email)).toEqual([
      { category: 'Cinnamon', type: 'Alba', quantity: 10, packWeight: '25', unit: 'kg' },
      expect.objectContaining({ quantity: 4, packWeight: '20' }),
      expect.objectContaining({ quantity: 2, packWeight: '5' }),
    ]);
  });
});

test('arrow keys and Enter go from row to row', async ({ page, rememberBuyer, productsPage }) => {
  await rememberBuyer();
  const packs = page.getByRole('table').getByLabel(/^Packs/);
  await productsPage.openHydrated('?view=table');
  await packs.first().press('ArrowDown');
  await packs.nth(1).press('Enter');
  await expect(packs.nth(2)).toBeFocused();
  await packs.nth(2).press('ArrowUp');
  await expect(packs.nth(1)).toBeFocused();
});

for (const { path, packsLabel, packWeightLabel, width } of [
  { path: '/products', packsLabel: 'Packs', packWeightLabel: 'Pack weight', width: 1280 },
  { path: '/es/products', packsLabel: 'Empaques', packWeightLabel: 'Peso por empaque', width: 360 },
]) {
  test(`the table of ${path} with an incomplete row is accessible and fits into ${width} px`, async ({
    page,
    rememberBuyer,
  }) => {
    await rememberBuyer();
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, `${path}?view=table`);
    const table = page.getByRole('table');
    await table.getByLabel(packsLabel).first().fill('10');
    await expect(table.getByLabel(packWeightLabel).first()).toHaveAttribute('aria-invalid', 'true');
    expect(await findAxeViolations(page)).toEqual([]);
    await expectNoSidewaysScroll(page, 'the table to order from');
  });
}

test('the Spanish table holds what was typed in the English one', async ({ page, rememberBuyer, productsPage }) => {
  await rememberBuyer();
  await productsPage.openHydrated('?view=table');
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
