import { fetchCart } from '#tests/e2e/support/carts.ts';
import { holdResponses } from '#tests/e2e/support/faults/hold-responses.ts';
import { testWithFaultProxy } from '#tests/e2e/support/faults/test-with-fault-proxy.ts';
import { cartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { waitForNetworkAtRest } from '#tests/e2e/support/open-page.ts';
import { sharedListHash } from '#tests/e2e/support/pages/cart-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

testWithFaultProxy(
  'a visitor who leaves the order page while an item is added stays on the new page, whose badge counts the item',
  async ({ page, faultProxy, email, orderPage }) => {
    await orderPage.openWithAlba(email);
    // Hovering prefetches both pages, before the proxy holds responses.
    await page.getByRole('link', { name: 'ABOUT US', exact: true }).hover();
    await page.getByRole('link', { name: 'SHOP NOW' }).hover();
    await waitForNetworkAtRest(page);
    await faultProxy.setMode('hold-responses');
    await orderPage.addButton.click();
    await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'SHOP NOW' }).click();
    await expect(page).toHaveURL('/shop');
    await faultProxy.setMode('forward');
    await expect(cartBadge(page, 1)).toBeVisible();
    await expect(page).toHaveURL('/shop');
  },
);

test('the order page does not navigate to the cart while the next page is loading', async ({
  page,
  email,
  orderPage,
}) => {
  await orderPage.openWithAlba(email);
  await waitForNetworkAtRest(page);
  const releaseApi = await holdResponses(page, '**/api/cart');
  const releaseScripts = await holdResponses(page, '**/*.js');
  await orderPage.addButton.click();
  await page.getByRole('link', { name: 'ABOUT US', exact: true }).click();
  await expect(page).toHaveURL('/about');
  releaseApi();
  await expect(cartBadge(page, 1)).toBeVisible();
  releaseScripts();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await expect(page).toHaveURL('/about');
});

test('a shared list does not navigate back to the cart when its items are added', async ({
  page,
  request,
  email,
  rememberBuyer,
  cartPage,
}) => {
  await rememberBuyer();
  await cartPage.goto(sharedListHash(alba));
  const releaseApi = await holdResponses(page, '**/api/cart');
  await page.getByRole('button', { name: 'Add 1 item' }).click();
  await page.getByRole('link', { name: 'ABOUT US', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  releaseApi();
  await expect(cartBadge(page, 1)).toBeVisible();
  await expect(page).toHaveURL('/about');
  expect(await fetchCart(request, email)).toEqual([alba]);
});
