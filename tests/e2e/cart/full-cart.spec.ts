import type { APIRequestContext } from '@playwright/test';
import { maxCartItems } from '#domain/cart/cart-repository.ts';
import { alba, cloves, fillCart, leafOil, rememberEmail, storedCart } from '#tests/e2e/support/cart-data.ts';
import { sharedListHash } from '#tests/e2e/support/cart-page.ts';
import { stubCart } from '#tests/e2e/support/cart-stub.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { serverMessages } from '#text/messages.ts';

const message = `Failed to add item to cart: ${serverMessages.cartFull}`;

test('a full cart is said by the order page, which adds after a removal, by Undo and by a shared list, which counts its items', async ({
  page,
  request,
  email,
  expectedConsole,
  orderPage,
  cartPage,
}) => {
  expectedConsole.push(/status of 409/);
  await rememberEmail(page, email);
  await fillCart(request, email, alba);
  await Promise.all(Array.from({ length: maxCartItems - 1 }, () => fillCart(request, email, cloves)));
  await orderPage.open('cinnamon');
  await orderPage.addItem({ packWeight: '1' });
  await expect(orderPage.alert).toHaveText(message);
  await removeFirst(request, email);
  await orderPage.addButton.click();
  await expect(page).toHaveURL(/\/cart$/);
  expect(await storedCart(request, email)).toHaveLength(maxCartItems);

  await page.getByRole('button', { name: /^Remove Cinnamon, Off Cut/ }).click();
  await expect(cartPage.undo).toBeFocused();
  await fillCart(request, email, leafOil);
  await cartPage.undo.click();
  await expect(cartPage.alert).toHaveText(message);

  await removeFirst(request, email);
  const additions = await stubCart(page, 'POST', 'real');
  await cartPage.open(sharedListHash(alba, cloves, leafOil));
  await page.getByRole('button', { name: 'Add 3 items' }).click();
  await expect(cartPage.alert).toHaveText(message);
  await expect(page.getByText('1 of 3 items were added, 2 were not.')).toBeVisible();
  expect(additions).toHaveLength(2);
  expect(await storedCart(request, email)).toHaveLength(maxCartItems);
  expect((await storedCart(request, email)).at(-1)).toEqual(alba);
});

async function removeFirst(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.get(`/api/cart?email=${encodeURIComponent(email)}`);
  const [first] = (await response.json()) as { _id: string }[];
  await request.delete(`/api/cart/${first?._id}`);
}
