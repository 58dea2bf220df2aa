import type { Page } from '@playwright/test';
import { fetchCart, postItems } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { createCartPage, sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';

const note = '8 cm cut; our no. 4711';
const sharedItems = [{ ...alba, note }, leafOil];

async function addSharedItems(page: Page, email: string, press: 'click' | 'dblclick'): Promise<void> {
  const add = page.getByRole('button', { name: 'Add 2 items' });
  await add.click();
  await page.getByLabel('Under which email?').fill(email);
  await add[press]();
  await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
}

test('the link to a shared list contains only items and their details', async ({
  page,
  baseURL,
  cartPage,
  seedCart,
}) => {
  await seedCart(...sharedItems);
  await cartPage.goto();
  await cartPage.name.fill('Ana López');
  await cartPage.shareButton.click();
  const link = await page.getByLabel('Link to these items').inputValue();
  const [address, fragment] = link.split('#share=');
  expect(address).toBe(`${baseURL}/cart`);
  expect(Buffer.from(fragment ?? '', 'base64url').toString()).toBe(
    JSON.stringify(sharedItems.map((item) => Object.values(item))),
  );
});

test('another visitor adds the items behind the link to their own cart', async ({
  page,
  request,
  email,
  browser,
  baseURL,
  cartPage,
  seedCart,
}) => {
  await seedCart(...sharedItems);
  await cartPage.goto();
  await cartPage.shareButton.click();
  const link = await page.getByLabel('Link to these items').inputValue();

  await using context = await browser.newContext();
  const recipientTab = await context.newPage();
  const recipientCartPage = createCartPage(recipientTab);
  const recipientEmail = `other-${email}`;
  await postItems(request, recipientEmail, cloves);
  await recipientTab.goto(link);
  await expect(recipientTab.getByRole('heading', { name: '2 items were shared with you' })).toBeVisible();
  await expect(recipientTab.getByLabel('Details, row 1')).toHaveValue(note);
  await addSharedItems(recipientTab, recipientEmail, 'click');
  await expect(recipientCartPage.row(cloves)).toBeVisible();
  await expect(recipientCartPage.rows).toHaveCount(3);
  await expect(recipientTab).toHaveURL(`${baseURL}/cart`);
  expect(await fetchCart(request, recipientEmail)).toEqual([cloves, ...sharedItems]);
  expect(await fetchCart(request, email)).toEqual(sharedItems);
});

test('a double click adds the items of a shared list once', async ({ page, request, email, cartPage }) => {
  await postItems(request, email, cloves);
  await cartPage.goto(sharedListHash(...sharedItems));
  await addSharedItems(page, email, 'dblclick');
  await expect(cartPage.rows).toHaveCount(3);
  expect(await fetchCart(request, email)).toEqual([cloves, ...sharedItems]);
});

test('a shared list can be declined', async ({ page, request, email, rememberBuyer, cartPage }) => {
  await rememberBuyer();
  await cartPage.goto(sharedListHash(alba));
  await expect(page.getByRole('heading', { name: '1 item was shared with you' })).toBeVisible();
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await expect(page.getByRole('heading', { name: /was shared with you/ })).toHaveCount(0);
  expect(await fetchCart(request, email)).toEqual([]);
});

test('a full cart stops the adding, and a notice says how many are left', async ({
  page,
  rememberBuyer,
  expectedConsole,
  cartPage,
}) => {
  expectedConsole.push(/status of 409/);
  const full = { status: 409, body: '{"error":"A cart holds at most 200 items."}' };
  const calls = await stubCart(page, 'POST', { firstResponses: ['pass-through'], laterResponses: full });
  await rememberBuyer();
  await cartPage.goto(sharedListHash(alba, cloves, leafOil));
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await expect(cartPage.alert).toHaveText('Failed to add item to cart: A cart holds at most 200 items.');
  await expect(page.getByText('1 of 3 items were added, 2 were not.')).toBeVisible();
  await expect(cartPage.rows).toHaveCount(1);
  expect(calls).toHaveLength(2);
});

test('a damaged link shows an error beside the step that asks for the email', async ({ cartPage }) => {
  await cartPage.goto('#share=damaged');
  await expect(cartPage.alert).toHaveText('The link to shared items is damaged. Please ask for it again.');
  await expect(cartPage.emailStep).toBeVisible();
});
