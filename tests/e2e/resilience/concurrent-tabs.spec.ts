import type { Page } from '@playwright/test';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { rowsWithHeader } from '#tests/e2e/support/finding/by-css.ts';
import { cartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { createCartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { createOrderPage } from '#tests/e2e/support/pages/order-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';

async function addAndRemove(tab: Page, email: string, type: string): Promise<void> {
  const orderPage = createOrderPage(tab);
  for (const packWeight of ['1', '2']) {
    await orderPage.openHydrated('cinnamon', type);
    await orderPage.addItem({ packWeight, email });
    await expect(createCartPage(tab).row({ ...alba, type, quantity: 1, packWeight })).toBeVisible();
    const removed = tab.waitForResponse((response) => response.request().method() === 'DELETE');
    await tab
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await removed;
  }
}

function readShownRows(tab: Page): Promise<string[][]> {
  return rowsWithHeader(tab).evaluateAll((rows) =>
    rows.map((row) => [...row.children].slice(0, 4).map((cell) => cell.textContent.replace(/\s+(?:total |\().*$/, ''))),
  );
}

test('an item that another tab has removed disappears with an error when it is removed here', async ({
  request,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/404/);
  const [idOfAlba] = await seedCart(alba, cloves);
  await cartPage.goto();
  await expect(cartPage.rows).toHaveCount(2);
  await request.delete(`/api/cart/${idOfAlba}`);
  await cartPage.removeButton(alba).click();
  await expect(cartPage.alert).toHaveText('Failed to remove item from cart.');
  await expect(cartPage.rows).toHaveCount(1);
  await expect(cartPage.alert).toBeVisible();
});

test('two tabs that add and remove concurrently end with the cart of the server', async ({
  page,
  context,
  request,
  email,
  expectedConsole,
  seedCart,
}) => {
  // The other tab may have removed the item just now.
  expectedConsole.push(/status of 404/);
  const seededItems = [cloves, leafOil, cloves, leafOil];
  await seedCart(...seededItems);
  const secondTab = await context.newPage();
  await Promise.all([addAndRemove(page, email, 'Alba'), addAndRemove(secondTab, email, 'M5')]);

  const stored = await fetchCart(request, email);
  expect(stored.length).toBeGreaterThanOrEqual(seededItems.length);
  const storedTexts = stored.map(({ category, type, quantity, packWeight, unit }) => [
    category,
    type,
    String(quantity),
    `${packWeight} ${unit}`,
  ]);
  for (const [name, tab] of [
    ['first tab', page],
    ['second tab', secondTab],
  ] as const) {
    await fireFocus(tab);
    // Polled, because the tab may still show its cart from before the refetch, with as many rows.
    await expect.poll(() => readShownRows(tab), name).toEqual(storedTexts);
    await expect(cartBadge(tab, stored.length), name).toBeVisible();
  }
});
