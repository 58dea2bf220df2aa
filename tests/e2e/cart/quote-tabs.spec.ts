import type { Page } from '@playwright/test';
import { cartBadge, emptyCartBadge, refocus } from '#tests/e2e/support/cart-badge.ts';
import { alba, cloves, fillCart, rememberEmail, storedCart } from '#tests/e2e/support/cart-data.ts';
import { createCartPage } from '#tests/e2e/support/cart-page.ts';
import { createOrderPage } from '#tests/e2e/support/order-page.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';

test('the badge starts without a number and uses the stored e-mail', async ({ page, request, email }) => {
  await fillCart(request, email, alba, cloves);
  await page.goto('/');
  await ready(page);
  await expect(emptyCartBadge(page)).toBeVisible();
  await rememberEmail(page, email);
  await page.goto('/about');
  await expect(cartBadge(page, 2)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 items in your quote' })).toHaveCount(1);
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
  await cartPage.remove(alba).click();
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
  await fillCart(request, email, alba, cloves);
  await cartPage.open();
  await ready(page);
  const other = await context.newPage();
  const otherOrderPage = createOrderPage(other);
  await otherOrderPage.open('cinnamon', 'Alba');
  await expect(emptyCartBadge(other)).toBeVisible();

  await cartPage.enterEmail(email);
  await expect(cartBadge(page, 2)).toBeVisible();
  await expect(cartBadge(other, 2)).toBeVisible();
  await expect(other.getByText('Already in your quote request: 2 × 25 kg.')).toBeVisible();
  await expect(other.getByText(`Request from ${email.toLowerCase()}`)).toBeVisible();

  await cartPage.remove(alba).click();
  await expect(cartBadge(page, 1)).toBeVisible();
  await refocus(other);
  await expect(cartBadge(other, 1)).toBeVisible();
  await expect(other.getByText(/Already in your quote request/)).toHaveCount(0);

  await otherOrderPage.addItem({ packWeight: '5' });
  await expect(cartBadge(other, 2)).toBeVisible();
  await refocus(page);
  await expect(cartPage.row({ ...alba, quantity: 1, packWeight: '5' })).toBeVisible();

  await createCartPage(other).forgetMe.click();
  await expect(cartPage.emailStep).toBeVisible();
  await expect(emptyCartBadge(page)).toBeVisible();
});

test('the back button shows the current badge', async ({ page, request, seedCart }) => {
  const [id] = await seedCart(alba, cloves);
  await page.goto('/shop');
  await expect(cartBadge(page, 2)).toBeVisible();
  await page.goto('about:blank');
  await request.delete(`/api/cart/${id}`);
  await page.goBack();
  await expect(cartBadge(page, 1)).toBeVisible();
});

for (const [name, getTab] of [
  ['in this tab', (page: Page) => page],
  ['in another tab', (page: Page) => page.context().newPage()],
] as const) {
  test(`the Undo notice disappears when the e-mail changes ${name}`, async ({ page, request, email, cartPage }) => {
    const otherEmail = `other-${email}`;
    await fillCart(request, email, alba, cloves);
    await fillCart(request, otherEmail, cloves);
    await cartPage.open();
    await cartPage.enterEmail(email);
    await cartPage.remove(alba).click();
    await expect(cartPage.undo).toBeVisible();

    const tab = await getTab(page);
    const tabCartPage = createCartPage(tab);
    await tabCartPage.open();
    if (tab === page) {
      await cartPage.remove(cloves).click();
      await expect(cartPage.undo).toBeVisible();
    }
    await tabCartPage.changeEmail.click();
    await tabCartPage.enterEmail(otherEmail);
    await expect(cartBadge(page, 1)).toBeVisible();
    await expect(cartPage.row(cloves)).toBeVisible();
    await expect(cartPage.undo).toHaveCount(0);
    await expect(page.getByText(/was removed/)).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('customerEmail'))).toBe(otherEmail.toLowerCase());
  });
}

for (const [name, otherEmail] of [
  ['is forgotten', undefined],
  ['changes', 'someone.else@example.com'],
] as const) {
  test(`a pending add does not store the e-mail again after it ${name} in another tab`, async ({
    page,
    context,
    request,
    email,
    orderPage,
    cartPage,
  }) => {
    await cartPage.open();
    await cartPage.enterEmail(email);
    await orderPage.open('cinnamon', 'Alba');
    const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/cart', async (route) => {
      await isReleased;
      await route.fallback();
    });
    await orderPage.addItem({ packWeight: '25' });

    const other = await context.newPage();
    const otherCartPage = createCartPage(other);
    await otherCartPage.open();
    if (otherEmail === undefined) await otherCartPage.forgetMe.click();
    else {
      await otherCartPage.changeEmail.click();
      await otherCartPage.enterEmail(otherEmail);
    }
    const expected = otherEmail ?? null;
    const storedEmail = (tab: Page) => tab.evaluate(() => localStorage.getItem('customerEmail'));
    await expect.poll(() => storedEmail(other)).toBe(expected);
    release();
    await expect(page).toHaveURL('/cart');
    expect(await storedEmail(page)).toBe(expected);
    if (otherEmail === undefined) await expect(cartPage.emailStep).toBeVisible();
    expect(await storedCart(request, email)).toHaveLength(1);
  });
}
