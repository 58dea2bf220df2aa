import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { cartBadge, emptyCartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { createCartPage, type CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { createOrderPage } from '#tests/e2e/support/pages/order-page.ts';
import { readStoredEmail } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';

test('the badge has no number before the visitor has given an e-mail', async ({ page }) => {
  await openPage(page, '/');
  await expect(emptyCartBadge(page)).toBeVisible();
});

test('the badge counts the items of the stored e-mail', async ({ page, seedCart }) => {
  await seedCart(alba, cloves);
  await page.goto('/about');
  await expect(cartBadge(page, 2)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 items in your quote' })).toHaveCount(1);
});

test('the badge is current after Back', async ({ page, request, seedCart }) => {
  const [id] = await seedCart(alba, cloves);
  await page.goto('/about');
  await expect(cartBadge(page, 2)).toBeVisible();
  await page.goto('about:blank');
  await request.delete(`/api/cart/${id}`);
  await page.goBack();
  await expect(cartBadge(page, 1)).toBeVisible();
});

test('badge, cart page and order page agree after an add and a remove in one tab', async ({
  page,
  orderPage,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await page.goto('/order/cinnamon?type=Alba');
  await expect(page.getByText('Already in your quote request: 2 × 25 kg.')).toBeVisible();
  await orderPage.addItem({ packWeight: '5' });
  await expect(page.getByRole('row', { name: /Alba/ })).toHaveCount(2);
  await expect(cartBadge(page, 2)).toBeVisible();
  await cartPage.removeButton(alba).click();
  await expect(cartBadge(page, 1)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Already in your quote request: 1 × 5 kg.')).toBeVisible();
});

test('a second tab follows a new e-mail, cart changes and the removal of the e-mail', async ({
  page,
  context,
  request,
  email,
  cartPage,
}) => {
  await postItems(request, email, alba, cloves);
  await cartPage.open();
  const other = await context.newPage();
  const otherOrderPage = createOrderPage(other);
  await otherOrderPage.open('cinnamon', 'Alba');
  await expect(emptyCartBadge(other)).toBeVisible();

  await test.step('a new e-mail', async () => {
    await cartPage.enterEmail(email);
    await expect(cartBadge(page, 2)).toBeVisible();
    await expect(cartBadge(other, 2)).toBeVisible();
    await expect(other.getByText('Already in your quote request: 2 × 25 kg.')).toBeVisible();
    await expect(other.getByText(`Request from ${email.toLowerCase()}`)).toBeVisible();
  });

  await test.step('an item that is removed in the first tab', async () => {
    await cartPage.removeButton(alba).click();
    await expect(cartBadge(page, 1)).toBeVisible();
    await fireFocus(other);
    await expect(cartBadge(other, 1)).toBeVisible();
    await expect(other.getByText(/Already in your quote request/)).toHaveCount(0);
  });

  await test.step('an item that is added in the second tab', async () => {
    await otherOrderPage.addItem({ packWeight: '5' });
    await expect(cartBadge(other, 2)).toBeVisible();
    await fireFocus(page);
    await expect(cartPage.row({ ...alba, quantity: 1, packWeight: '5' })).toBeVisible();
  });

  await test.step('an e-mail that is forgotten in the second tab', async () => {
    await createCartPage(other).forgetMeButton.click();
    await expect(cartPage.emailStep).toBeVisible();
    await expect(emptyCartBadge(page)).toBeVisible();
  });
});

test('the Undo notice disappears when the e-mail changes in another tab or in this one', async ({
  page,
  context,
  request,
  email,
  cartPage,
}) => {
  const otherEmail = `other-${email}`;
  await postItems(request, email, alba, cloves);
  await postItems(request, otherEmail, leafOil);
  await cartPage.goto();
  await cartPage.enterEmail(email);
  await cartPage.removeButton(alba).click();
  await expect(cartPage.undoButton).toBeVisible();
  const other = await context.newPage();
  const otherCartPage = createCartPage(other);
  await otherCartPage.goto();
  const change = async (tab: CartPage, address: string, row: typeof cloves | typeof leafOil) => {
    await tab.changeEmailButton.click();
    await tab.enterEmail(address);
    await expect(cartBadge(page, 1)).toBeVisible();
    await expect(cartPage.row(row)).toBeVisible();
    await expect(cartPage.undoButton).toHaveCount(0);
    await expect(page.getByText(/was removed/)).toHaveCount(0);
    expect(await readStoredEmail(page)).toBe(address.toLowerCase());
  };
  await change(otherCartPage, otherEmail, leafOil);
  await cartPage.removeButton(leafOil).click();
  await expect(cartPage.undoButton).toBeVisible();
  await page.bringToFront();
  await change(cartPage, email, cloves);
});

test('a pending add does not store the e-mail again after it changes or is forgotten in another tab', async ({
  page,
  context,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  await cartPage.goto();
  await cartPage.enterEmail(email);
  const other = await context.newPage();
  const otherCartPage = createCartPage(other);
  const addMeanwhile = async (action: () => Promise<void>, expected: string | null) => {
    await orderPage.open('cinnamon', 'Alba');
    const release = await holdResponses(page, '**/api/cart');
    await orderPage.addItem({ packWeight: '25' });
    await otherCartPage.goto();
    await action();
    await expect.poll(() => readStoredEmail(other)).toBe(expected);
    release();
    await expect(page).toHaveURL('/cart');
    expect(await readStoredEmail(page)).toBe(expected);
  };

  const otherEmail = `other-${email}`.toLowerCase();
  await addMeanwhile(async () => {
    await otherCartPage.changeEmailButton.click();
    await otherCartPage.enterEmail(otherEmail);
  }, otherEmail);
  expect(await fetchCart(request, email)).toHaveLength(1);
  expect(await fetchCart(request, otherEmail)).toEqual([]);

  await addMeanwhile(() => otherCartPage.forgetMeButton.click(), null);
  await expect(cartPage.emailStep).toBeVisible();
  expect(await fetchCart(request, otherEmail)).toHaveLength(1);
});
