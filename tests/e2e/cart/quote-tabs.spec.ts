import type { APIRequestContext, Page } from '@playwright/test';
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

async function changeEmail(cartPage: CartPage, email: string): Promise<void> {
  await cartPage.changeEmailButton.click();
  await cartPage.enterEmail(email);
}

async function removeAlba(request: APIRequestContext, cartPage: CartPage, email: string): Promise<void> {
  await postItems(request, email, alba, cloves);
  await cartPage.goto();
  await cartPage.enterEmail(email);
  await cartPage.removeButton(alba).click();
  await expect(cartPage.undoButton).toBeVisible();
}

async function expectNoUndoNotice(page: Page, cartPage: CartPage): Promise<void> {
  await expect(cartPage.undoButton).toHaveCount(0);
  await expect(page.getByText(/was removed/)).toHaveCount(0);
}

async function expectCartOfOtherEmail(page: Page, cartPage: CartPage, otherEmail: string): Promise<void> {
  await expect(cartPage.row(leafOil)).toBeVisible();
  await expectNoUndoNotice(page, cartPage);
  await expect(cartBadge(page, 1)).toBeVisible();
  expect(await readStoredEmail(page)).toBe(otherEmail.toLowerCase());
}

async function startAdding(page: Page, email: string): Promise<() => void> {
  const cartPage = createCartPage(page);
  await cartPage.openHydrated();
  // `rememberBuyer` would store the email again with each page.
  await cartPage.enterEmail(email);
  await expect(cartPage.emptyCart).toBeVisible();
  const orderPage = createOrderPage(page);
  await orderPage.openHydrated('cinnamon', 'Alba');
  const releaseResponse = await holdResponses(page, '**/api/cart');
  await orderPage.addItem({ packWeight: '25' });
  return releaseResponse;
}

test('the badge has no number before the visitor has given an email', async ({ page }) => {
  await openPage(page, '/');
  await expect(emptyCartBadge(page)).toBeVisible();
});

test('the badge counts the items of the stored email', async ({ page, seedCart }) => {
  await seedCart(alba, cloves);
  await page.goto('/about');
  await expect(cartBadge(page, 2)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 items in your quote' })).toHaveCount(1);
});

test('the badge counts anew after Back', async ({ page, request, seedCart }) => {
  const [idOfAlba] = await seedCart(alba, cloves);
  await page.goto('/about');
  await expect(cartBadge(page, 2)).toBeVisible();
  await page.goto('about:blank');
  await request.delete(`/api/cart/${idOfAlba}`);
  await page.goBack();
  await expect(cartBadge(page, 1)).toBeVisible();
});

test('badge, cart page and order page show the same items after an add and a remove in one tab', async ({
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

test('each of two tabs shows what the other has changed', async ({ page, context, request, email, cartPage }) => {
  await postItems(request, email, alba, cloves);
  await cartPage.openHydrated();
  const orderTab = await context.newPage();
  const orderPage = createOrderPage(orderTab);
  await orderPage.openHydrated('cinnamon', 'Alba');
  await expect(emptyCartBadge(orderTab)).toBeVisible();

  await test.step('the tab of the order page shows the cart of a new email', async () => {
    await cartPage.enterEmail(email);
    await expect(cartBadge(page, 2)).toBeVisible();
    await expect(cartBadge(orderTab, 2)).toBeVisible();
    await expect(orderTab.getByText('Already in your quote request: 2 × 25 kg.')).toBeVisible();
    await expect(orderTab.getByText(`Request from ${email.toLowerCase()}`)).toBeVisible();
  });

  await test.step('the tab of the order page no longer shows a removed item', async () => {
    await cartPage.removeButton(alba).click();
    await expect(cartBadge(page, 1)).toBeVisible();
    await fireFocus(orderTab);
    await expect(cartBadge(orderTab, 1)).toBeVisible();
    await expect(orderTab.getByText(/Already in your quote request/)).toHaveCount(0);
  });

  await test.step('the tab of the cart shows an added item', async () => {
    await orderPage.addItem({ packWeight: '5' });
    await expect(cartBadge(orderTab, 2)).toBeVisible();
    await fireFocus(page);
    await expect(cartPage.row({ ...alba, quantity: 1, packWeight: '5' })).toBeVisible();
  });

  await test.step('the tab of the cart asks for the email that was forgotten in the other', async () => {
    await createCartPage(orderTab).forgetMeButton.click();
    await expect(cartPage.emailStep).toBeVisible();
    await expect(emptyCartBadge(page)).toBeVisible();
  });
});

test('the Undo notice disappears when the email changes in this tab', async ({ page, request, email, cartPage }) => {
  const otherEmail = `other-${email}`;
  await postItems(request, otherEmail, leafOil);
  await removeAlba(request, cartPage, email);
  await changeEmail(cartPage, otherEmail);
  await expectCartOfOtherEmail(page, cartPage, otherEmail);
});

test('the Undo notice disappears when the email changes in another tab', async ({
  page,
  context,
  request,
  email,
  cartPage,
}) => {
  const otherEmail = `other-${email}`;
  await postItems(request, otherEmail, leafOil);
  await removeAlba(request, cartPage, email);
  const otherCartPage = createCartPage(await context.newPage());
  await otherCartPage.goto();
  await changeEmail(otherCartPage, otherEmail);
  await expectCartOfOtherEmail(page, cartPage, otherEmail);
});

test('the Undo notice does not come back with the email of its item', async ({ page, request, email, cartPage }) => {
  const otherEmail = `other-${email}`;
  await postItems(request, otherEmail, leafOil);
  await removeAlba(request, cartPage, email);
  await changeEmail(cartPage, otherEmail);
  await expect(cartPage.row(leafOil)).toBeVisible();
  await changeEmail(cartPage, email);
  await expect(cartPage.row(cloves)).toBeVisible();
  await expectNoUndoNotice(page, cartPage);
});

test('a pending add does not store the email again that another tab has changed', async ({
  page,
  context,
  request,
  email,
}) => {
  const otherEmail = `other-${email}`.toLowerCase();
  const releaseResponse = await startAdding(page, email);
  const otherTab = await context.newPage();
  const otherCartPage = createCartPage(otherTab);
  await otherCartPage.goto();
  await changeEmail(otherCartPage, otherEmail);
  await expect.poll(() => readStoredEmail(otherTab)).toBe(otherEmail);
  releaseResponse();
  await expect(page).toHaveURL('/cart');
  expect(await readStoredEmail(page)).toBe(otherEmail);
  expect(await fetchCart(request, email)).toHaveLength(1);
  expect(await fetchCart(request, otherEmail)).toEqual([]);
});

test('a pending add does not store the email again that another tab has forgotten', async ({
  page,
  context,
  request,
  email,
  cartPage,
}) => {
  const releaseResponse = await startAdding(page, email);
  const otherTab = await context.newPage();
  const otherCartPage = createCartPage(otherTab);
  await otherCartPage.goto();
  await otherCartPage.forgetMeButton.click();
  await expect.poll(() => readStoredEmail(otherTab)).toBeNull();
  releaseResponse();
  await expect(page).toHaveURL('/cart');
  expect(await readStoredEmail(page)).toBeNull();
  await expect(cartPage.emailStep).toBeVisible();
  expect(await fetchCart(request, email)).toHaveLength(1);
});
