import { fetchCart } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, leafOil } from '#tests/support/items.ts';

test('an item keeps its idempotency key until it is changed', async ({
  page,
  request,
  email,
  expectedConsole,
  orderPage,
}) => {
  expectedConsole.push(/ERR_CONNECTION_REFUSED/);
  const calls = await stubCart(page, 'POST', {
    firstResponses: ['no-response', 'no-response'],
    laterResponses: 'pass-through',
  });
  await orderPage.openWithAlba(email);
  for (const count of [1, 2]) {
    await orderPage.addButton.click();
    await expect.poll(() => calls.length).toBe(count);
    await expect(orderPage.alert).toBeVisible();
  }
  await orderPage.increaseButton.click();
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  const [firstKey, keyOfRetry, keyOfChanged] = calls.map(({ key }) => key);
  expect(firstKey).toBeDefined();
  expect(keyOfRetry).toBe(firstKey);
  expect(keyOfChanged).not.toBe(firstKey);
  expect(await fetchCart(request, email)).toEqual([{ ...alba, quantity: 3 }]);
});

test('a shared list resumes after the last item that was added', async ({
  page,
  request,
  email,
  rememberBuyer,
  expectedConsole,
  cartPage,
}) => {
  expectedConsole.push(/ERR_CONNECTION_REFUSED/);
  await rememberBuyer();
  const calls = await stubCart(page, 'POST', {
    firstResponses: ['pass-through', 'no-response'],
    laterResponses: 'pass-through',
  });
  await cartPage.goto(sharedListHash(alba, leafOil));
  await page.getByRole('button', { name: 'Add 2 items' }).click();
  await expect(page.getByText('2 items were added to your quote request.')).toBeVisible();
  expect(calls).toHaveLength(3);
  const [, keyOfSecond, keyOfRetry] = calls.map(({ key }) => key);
  expect(keyOfSecond).toBeDefined();
  expect(keyOfRetry).toBe(keyOfSecond);
  expect(await fetchCart(request, email)).toEqual([alba, leafOil]);
});
