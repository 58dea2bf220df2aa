import { maxCartItems } from '#domain/cart/cart-repository.ts';
import { alba, cloves, fillCart, leafOil, rememberEmail, storedCart } from '#tests/e2e/support/cart-data.ts';
import { sharedListHash } from '#tests/e2e/support/cart-page.ts';
import { stubCart } from '#tests/e2e/support/cart-stub.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { serverMessages } from '#text/messages.ts';

const message = `Failed to add item to cart: ${serverMessages.cartFull}`;

test.beforeEach(async ({ page, email, expectedConsole }) => {
  expectedConsole.push(/status of 409/);
  await rememberEmail(page, email);
});

test('a full cart is said by the order page, which adds after a removal, by Undo and by a shared list', async ({
  page,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  await fillCart(request, email, alba);
  await Promise.all(Array.from({ length: maxCartItems - 1 }, () => fillCart(request, email, cloves)));
  await orderPage.open('cinnamon');
  await orderPage.addItem({ packWeight: '1' });
  await expect(orderPage.alert).toHaveText(message);
  const response = await request.get(`/api/cart?email=${encodeURIComponent(email)}`);
  const [first] = (await response.json()) as { _id: string }[];
  await request.delete(`/api/cart/${first?._id}`);
  await orderPage.addButton.click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await storedCart(request, email)).toHaveLength(maxCartItems);

  await page.getByRole('button', { name: /^Remove Cinnamon, Off Cut/ }).click();
  await expect(cartPage.undo).toBeFocused();
  await fillCart(request, email, leafOil);
  await cartPage.undo.click();
  await expect(cartPage.alert).toHaveText(message);

  await cartPage.open(sharedListHash(alba));
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await expect(cartPage.alert).toHaveText(message);
});

test('a rejected change shows the message of the server', async ({ page, request, email, cartPage }) => {
  await fillCart(request, email, alba);
  await stubCart(page, 'PATCH', { status: 409, body: JSON.stringify({ error: serverMessages.itemNotFound }) });
  await cartPage.open();
  await cartPage.change(alba).click();
  await cartPage.increase.click();
  await cartPage.save.click();
  await expect(cartPage.alert).toHaveText(serverMessages.itemNotFound);
});
