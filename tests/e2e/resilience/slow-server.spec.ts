import type { Page } from '@playwright/test';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { testWithFaultProxy as test } from '#tests/e2e/support/faults/test-with-fault-proxy.ts';
import { expectFormHoldsAlba } from '#tests/e2e/support/pages/order-page.ts';
import { expect } from '#tests/e2e/support/test.ts';
import type { FaultProxy } from '#tests/support/fault-proxy.ts';
import { alba } from '#tests/support/items.ts';

const beforeTimeoutMs = 10_000;
const requestTimeoutMs = 30_000;

async function waitUntilHeld(faultProxy: FaultProxy): Promise<void> {
  await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
}

function recordAdds(page: Page): string[] {
  const adds: string[] = [];
  page.on('request', (sent) => {
    if (sent.method() === 'POST') adds.push(sent.url());
  });
  return adds;
}

test('repeated presses send one request while the server is slow', async ({
  page,
  faultProxy,
  request,
  email,
  orderPage,
  cartPage,
}) => {
  await page.clock.install();
  const adds = recordAdds(page);
  await orderPage.openWithAlba(email);
  await faultProxy.setMode('hold-responses');
  await orderPage.addButton.click();
  await waitUntilHeld(faultProxy);
  await page.clock.fastForward(beforeTimeoutMs);
  await expect(orderPage.addingButton).toHaveAttribute('aria-disabled', 'true');
  // Without `force`, Playwright would wait until the button is no longer disabled.
  await orderPage.addingButton.click({ force: true });
  await orderPage.email.press('Enter');
  await expect(orderPage.alert).toHaveCount(0);
  await expectFormHoldsAlba(orderPage, email);
  expect(adds).toHaveLength(1);
  await faultProxy.setMode('forward');
  await expect(cartPage.row(alba)).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([alba]);
});

test('an item stays in sight until a slow server has removed it', async ({
  page,
  faultProxy,
  request,
  email,
  cartPage,
  seedCart,
}) => {
  await page.clock.install();
  await seedCart(alba);
  await cartPage.openHydrated();
  await faultProxy.setMode('hold-responses');
  await cartPage.removeButton(alba).click();
  await waitUntilHeld(faultProxy);
  await page.clock.fastForward(beforeTimeoutMs);
  await expect(cartPage.row(alba)).toBeVisible();
  await faultProxy.setMode('forward');
  await expect(page.getByText('Cinnamon, Alba was removed.')).toBeVisible();
  expect(await fetchCart(request, email)).toEqual([]);
});

test('a retry after a timeout of 30 seconds stores one item', async ({
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
  await orderPage.openWithAlba(email);
  await faultProxy.setMode('hold-responses');
  await orderPage.addButton.click();
  await waitUntilHeld(faultProxy);
  await page.clock.fastForward(requestTimeoutMs);
  await expect(orderPage.alert).toHaveText('An error occurred while adding the item to the cart.');
  await expectFormHoldsAlba(orderPage, email);
  await faultProxy.setMode('forward');
  await orderPage.addButton.click();
  await expect(cartPage.row(alba)).toHaveCount(1);
  expect(await fetchCart(request, email)).toEqual([alba]);
});

test('a cart whose refetch has timed out comes back when the visitor returns to the tab', async ({
  page,
  faultProxy,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/Failed to fetch cart count/);
  await page.clock.install();
  await seedCart(alba);
  await cartPage.openHydrated();
  await expect(cartPage.row(alba)).toBeVisible();
  await faultProxy.setMode('hold-responses');
  await fireFocus(page);
  await waitUntilHeld(faultProxy);
  await page.clock.fastForward(requestTimeoutMs);
  await expect(cartPage.emptyCart).toBeVisible();
  await faultProxy.setMode('forward');
  await fireFocus(page);
  await expect(cartPage.row(alba)).toHaveCount(1);
});
