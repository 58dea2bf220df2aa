import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { testWithFaultProxy as test } from '#tests/e2e/support/faults/test-with-fault-proxy.ts';
import { expectAlba } from '#tests/e2e/support/pages/order-page.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

test('repeated presses send one request while the server is slow', async ({
  page,
  faultProxy,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  await page.clock.install();
  const adds: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') adds.push(sent.url());
  });
  await orderPage.openWithAlba(email);
  await faultProxy.setMode('hold-responses');
  await orderPage.addButton.click();
  await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
  await page.clock.fastForward(10_000);
  await expect(orderPage.addingButton).toHaveAttribute('aria-disabled', 'true');
  // Without `force`, Playwright would wait until the button is no longer disabled.
  await orderPage.addingButton.click({ force: true });
  await orderPage.email.press('Enter');
  await expect(orderPage.alert).toHaveCount(0);
  await expectAlba(orderPage, email);
  expect(adds).toHaveLength(1);
  await faultProxy.setMode('forward');
  await expect(cartPage.row(alba)).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([alba]);

  await faultProxy.setMode('hold-responses');
  await cartPage.removeButton(alba).click();
  await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
  await page.clock.fastForward(10_000);
  await expect(cartPage.row(alba)).toBeVisible();
  await faultProxy.setMode('forward');
  await expect(page.getByText('Cinnamon, Alba was removed.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([]);
});

test('requests time out after 30 seconds, and a retry stores one item', async ({
  page,
  faultProxy,
  request,
  email,
  expectedConsole,
  orderPage,
  cartPage,
}) => {
  expectedConsole.push(/Failed to fetch cart count/);
  await page.clock.install();
  const adds: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') adds.push(sent.url());
  });
  await orderPage.openWithAlba(email);
  await faultProxy.setMode('hold-responses');
  await orderPage.addButton.click();
  await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(orderPage.alert).toHaveText('An error occurred while adding the item to the cart.');
  await expectAlba(orderPage, email);
  await faultProxy.setMode('forward');
  await orderPage.addButton.click();
  await expect(cartPage.row(alba)).toHaveCount(1);
  expect(await fetchCart(request, email)).toEqual([alba]);

  await faultProxy.setMode('hold-responses');
  await fireFocus(page);
  await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
  await page.clock.fastForward(30_000);
  await expect(cartPage.emptyCart).toBeVisible();
  await faultProxy.setMode('forward');
  await fireFocus(page);
  await expect(cartPage.row(alba)).toHaveCount(1);
});
