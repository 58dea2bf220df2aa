import type { Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { recordCartCalls } from '#tests/e2e/support/faults/cart-calls.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import type { CartPage } from '#tests/e2e/support/pages/cart-page.ts';
import { expectFormHoldsAlba } from '#tests/e2e/support/pages/order-page.ts';
import { readStoredEmail } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

async function typeName(page: Page): Promise<void> {
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('Ana López');
}

async function forgetVisitor(cartPage: CartPage): Promise<void> {
  await cartPage.forgetMeButton.click();
  await expect(cartPage.emailStep).toBeVisible();
}

test('a reload and the back button keep the input', async ({ page, orderPage }) => {
  const { type, packWeight, quantity, email } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await type.selectOption('H1');
  await orderPage.enter({ packWeight: '45', quantity: 7, email: 'half@typed' });
  const expectInputKept = async () => {
    await expect(packWeight).toHaveValue('45');
    await expect(quantity).toHaveValue('7');
    await expect(type).toHaveValue('H1');
    await expect(email).toHaveValue('half@typed');
  };
  await page.reload();
  await expectInputKept();
  await page.getByRole('link', { name: 'All categories' }).click();
  await expect(page).toHaveURL('/shop');
  await page.goBack();
  await expectInputKept();
});

test('a new visit starts with an empty form', async ({ page, orderPage }) => {
  const { packWeight, quantity } = orderPage;
  await orderPage.openHydrated('cinnamon');
  await orderPage.enter({ packWeight: '45', quantity: 7, email: 'half@typed' });
  await page.goto('/shop');
  await orderPage.openHydrated('cinnamon');
  await expect(packWeight).toHaveValue('');
  await expect(quantity).toHaveValue('1');
});

test('an item is stored once, also if its page is loaded again before the answer', async ({
  page,
  request,
  email,
  orderPage,
}) => {
  await page.route('**/api/cart', (route) => route.fetch().then(() => undefined), { times: 1 });
  const calls = await recordCartCalls(page, 'POST');
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await expect.poll(() => fetchCart(request, email)).toHaveLength(1);
  expect(await readStoredEmail(page)).toBe(email.toLowerCase());
  await page.reload();
  await waitUntilReady(page);
  await expectFormHoldsAlba(orderPage, email);
  await expect(page.getByText('Already in your quote request')).toBeVisible();
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  expect(calls).toHaveLength(2);
  expect(await fetchCart(request, email)).toHaveLength(1);
});

test('the language link takes along what is typed, in both directions', async ({ page, email, orderPage }) => {
  await orderPage.openHydrated('cinnamon');
  await orderPage.type.selectOption('Leaf Oil');
  await orderPage.enter({ packWeight: '2,5', quantity: 40, email });
  await page.getByLabel('Details (optional)').fill('8 cm');
  await page.getByRole('link', { name: 'Español' }).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/es/order/cinnamon');
  await waitUntilReady(page);
  const fields = () =>
    byCss(page.getByRole('main'), 'form').evaluate((form: HTMLFormElement) => Object.fromEntries(new FormData(form)));
  const typed = { type: 'Leaf Oil', packWeight: '2,5', quantity: '40', note: '8 cm', email };
  expect(await fields()).toMatchObject(typed);
  await page.getByRole('link', { name: 'English' }).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/order/cinnamon');
  await waitUntilReady(page);
  expect(await fields()).toMatchObject(typed);
});

for (const [path, label, spanishLabel] of [
  ['/contact', 'Message', 'Mensaje'],
  [`/product/${idsByName.alba}`, 'Pack weight', 'Peso por empaque'],
] as const) {
  test(`the language link of ${path} takes along what is typed`, async ({ page }) => {
    await openPage(page, path);
    await page.getByLabel(label).fill('12');
    await page.getByRole('link', { name: 'Español' }).first().click();
    await expect(page).toHaveURL(`/es${path}`);
    await waitUntilReady(page);
    await expect(page.getByRole('main').getByLabel(spanishLabel, { exact: true })).toHaveValue('12');
  });
}

test('the form that Back shows holds nothing of a visitor who was forgotten', async ({ page, seedCart, cartPage }) => {
  await seedCart(alba);
  await typeName(page);
  await page
    .getByRole('link', { name: /^Your quote request/ })
    .first()
    .click();
  await forgetVisitor(cartPage);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByLabel('Name')).toHaveValue('');
});

test('a form in another tab holds nothing of a visitor who was forgotten', async ({ context, seedCart, cartPage }) => {
  await seedCart(alba);
  const openTab = await context.newPage();
  await typeName(openTab);
  await cartPage.openHydrated();
  await forgetVisitor(cartPage);
  await expect(openTab.getByLabel('Name')).toHaveValue('');
  await openTab.reload();
  await waitUntilReady(openTab);
  await expect(openTab.getByLabel('Name')).toHaveValue('');
});

test('a form that was left in another tab keeps only what is typed after the visitor was forgotten', async ({
  context,
  seedCart,
  cartPage,
}) => {
  await seedCart(alba);
  const leftTab = await context.newPage();
  await typeName(leftTab);
  await openPage(leftTab, '/about');
  await cartPage.openHydrated();
  await forgetVisitor(cartPage);
  await leftTab.goBack();
  await waitUntilReady(leftTab);
  await expect(leftTab.getByLabel('Name')).toHaveValue('');
  await leftTab.getByLabel('Name').fill('Eva');
  await leftTab.reload();
  await waitUntilReady(leftTab);
  await expect(leftTab.getByLabel('Name')).toHaveValue('Eva');
});
