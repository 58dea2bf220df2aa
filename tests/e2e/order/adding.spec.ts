import { clickFiftyTimes } from '#tests/e2e/support/acting/click-fifty-times.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { recordCartCalls } from '#tests/e2e/support/faults/cart-calls.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { cartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { readStoredEmail } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';

test('adding an item stores it, remembers the email and opens the cart', async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  const item = { ...cloves, quantity: 2 };
  await orderPage.openHydrated('whole-spices');
  await orderPage.type.selectOption('Cloves');
  await orderPage.packWeight.fill('0.5');
  await orderPage.increaseButton.click();
  await orderPage.email.fill(`  ${email.toUpperCase()} `);
  await orderPage.email.press('Enter');
  await expect(page).toHaveURL('/cart');
  await expect(cartPage.row(item)).toBeVisible();
  await expect(cartBadge(page, 1)).toBeVisible();
  expect(await readStoredEmail(page)).toBe(email.toLowerCase());
  expect(await fetchCart(request, email)).toEqual([item]);
});

test('fifty fast clicks send one request', async ({ page, request, email, orderPage, cartPage }) => {
  const calls = await recordCartCalls(page, 'POST');
  await orderPage.openWithAlba(email);
  await clickFiftyTimes(orderPage.addButton);
  await expect(page).toHaveURL('/cart');
  await expect(cartPage.row(alba)).toHaveCount(1);
  expect(calls).toHaveLength(1);
  expect(await fetchCart(request, email)).toHaveLength(1);
});

test('the same item is stored twice if it is added again on purpose', async ({ page, email, orderPage, cartPage }) => {
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await expect(cartPage.row(alba)).toHaveCount(2);
});

test('a late response does not change an order form that was opened meanwhile', async ({ page, email, orderPage }) => {
  const release = await holdResponses(page, '**/api/cart');
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await page.getByRole('banner').getByRole('link', { name: 'Shop now' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Order Now' }).first().click();
  await expect(page).toHaveURL('/order/cinnamon');
  await orderPage.packWeight.fill('7');
  release();
  await expect(cartBadge(page, 1)).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/order/cinnamon');
  await expect(orderPage.packWeight).toHaveValue('7');
});
