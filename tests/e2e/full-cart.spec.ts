import { serverMessages } from '#text/messages.ts';
import { maxCartItems } from '#domain/cart-repository.ts';
import { alba, cloves, fillCart, leafOil, rememberEmail, storedCart } from './support/cart-data.ts';
import { stubCart } from './support/cart-stub.ts';
import { expect, ready, test } from './support/test.ts';

const message = `Failed to add item to cart: ${serverMessages.cartFull}`;

test.beforeEach(async ({ page, request, email, expectedConsole }) => {
  expectedConsole.push(/status of 409/);
  await fillCart(request, email, alba);
  await Promise.all(Array.from({ length: maxCartItems - 1 }, () => fillCart(request, email, cloves)));
  await rememberEmail(page, email);
});

test('the order page says that the cart is full, and adds the item once there is room', async ({
  page,
  request,
  email,
}) => {
  await page.goto('/order/cinnamon');
  await ready(page);
  await page.getByLabel('Pack weight').fill('1');
  await page.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  const answer = await request.get(`/api/cart?email=${encodeURIComponent(email)}`);
  const [first] = (await answer.json()) as { _id: string }[];
  await request.delete(`/api/cart/${first?._id}`);
  await page.getByRole('button', { name: 'Add To Quote Request' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await storedCart(request, email)).toHaveLength(maxCartItems);
});

test('Undo says that the cart has become full', async ({ page, request, email }) => {
  await page.goto('/cart');
  await page.getByRole('button', { name: /Remove Cinnamon, Alba/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await fillCart(request, email, leafOil);
  await undo.click();
  await expect(page.getByRole('alert')).toHaveText(message);
});

test('a shared list says that the cart is full', async ({ page }) => {
  const fragment = Buffer.from(JSON.stringify([Object.values(alba)])).toString('base64url');
  await page.goto(`/cart#share=${fragment}`);
  await page.getByRole('button', { name: 'Add this item' }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
});

test('a refused change shows the sentence of the server', async ({ page }) => {
  await stubCart(page, 'PATCH', { status: 409, body: JSON.stringify({ error: serverMessages.itemNotFound }) });
  await page.goto('/cart');
  await page.getByRole('button', { name: /Change Cinnamon, Alba/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(serverMessages.itemNotFound);
});
