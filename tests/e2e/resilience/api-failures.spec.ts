import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { faults } from '#tests/e2e/support/faults/faults.ts';
import { stubCart } from '#tests/e2e/support/faults/stub-cart.ts';
import { testWithFaultProxy } from '#tests/e2e/support/faults/test-with-fault-proxy.ts';
import { cartBadge, emptyCartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { expectAlba } from '#tests/e2e/support/pages/order-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { cartLoadFailed } from '#text/cart/cart-load-failed.ts';

for (const fault of faults) {
  testWithFaultProxy(
    `the site shows the error, keeps the input and stores nothing twice when ${fault.name}`,
    async ({ page, context, faultProxy, request, email, expectedConsole, orderPage, cartPage }) => {
      // During the fault the site fails to prefetch the cart page, and later loads that page as a document.
      expectedConsole.push(fault.consoleMessages, /Failed to fetch cart count/, /Unable to preload CSS/);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const connection = { page, context, faultProxy };
      const hasResponse = fault.response !== undefined;
      const error = fault.response?.error;
      const lighter = { ...alba, packWeight: '5' };

      const actDuringFault = async (action: () => Promise<unknown>, checkOutcome: () => Promise<void>) => {
        await fault.start(connection);
        await action();
        if (fault.duringRequest) {
          await expect.poll(() => faultProxy.countHeldResponses()).toBeGreaterThan(0);
          await fault.duringRequest(connection);
        }
        await checkOutcome();
        await fault.stop(connection);
      };

      await test.step('add an item', async () => {
        const { addButton, alert } = orderPage;
        await orderPage.openWithAlba(email);
        await actDuringFault(
          () => addButton.click(),
          async () => {
            await expect(alert).toHaveText(
              hasResponse
                ? `Failed to add item to cart: ${error ?? 'Unknown error'}`
                : 'An error occurred while adding the item to the cart.',
            );
            await expectAlba(orderPage, email);
            await expect(page).toHaveURL('/order/cinnamon?type=Alba');
            await expect(addButton).not.toHaveAttribute('aria-disabled');
          },
        );
        await addButton.click();
        await expect(cartPage.row(alba)).toBeVisible();
        expect(await fetchCart(request, email)).toEqual([alba]);
      });

      await test.step('change the item', async () => {
        const { packWeight, saveButton, alert } = cartPage;
        await cartPage.changeButton(alba).click();
        await packWeight.fill('5');
        await actDuringFault(
          () => saveButton.click(),
          async () => {
            await expect(alert).toHaveText(
              hasResponse
                ? (error ?? 'The change was not saved. Please try again.')
                : 'The change could not be sent. Please try again.',
            );
            await expect(packWeight).toHaveValue('5');
            await expect(saveButton).not.toHaveAttribute('aria-disabled');
          },
        );
        await saveButton.click();
        await expect(cartPage.row(lighter)).toBeVisible();
        expect(await fetchCart(request, email)).toEqual([lighter]);
      });

      await test.step('refetch the cart', async () => {
        await cartPage.name.fill('Ana López');
        await cartPage.changeButton(lighter).click();
        await cartPage.packWeight.fill('7.5');
        await actDuringFault(
          () => fireFocus(page),
          async () => {
            await expect(cartPage.emptyCart).toBeVisible();
            await expect(emptyCartBadge(page)).toBeVisible();
            await expect(cartPage.alert).toHaveCount(0);
            expect(logged.some((text) => text.startsWith(cartLoadFailed))).toBe(true);
          },
        );
        await fireFocus(page);
        await expect(cartBadge(page, 1)).toBeVisible();
        await expect(cartPage.name).toHaveValue('Ana López');
        await expect(cartPage.packWeight).toHaveValue('7.5');
        await cartPage.cancelButton.click();
      });

      await test.step('remove the item', async () => {
        const remove = cartPage.removeButton(lighter);
        await actDuringFault(
          () => remove.click(),
          async () => {
            await expect(cartPage.alert).toHaveText(
              hasResponse ? 'Failed to remove item from cart.' : 'An error occurred while removing the item.',
            );
            await expect(remove).not.toHaveAttribute('aria-disabled');
            await expect(remove).toBeFocused();
          },
        );
        if (!fault.recoversByItself) await remove.click();
        await expect(cartPage.emptyCart).toBeVisible();
        await expect(emptyCartBadge(page)).toBeVisible();
        expect(await fetchCart(request, email)).toEqual([]);
      });
    },
  );
}

test('Undo shows the error, restores the item once when it succeeds, and adds it again if it can not be restored', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of (503|404)/, /ERR_CONNECTION_REFUSED/);
  await seedCart(alba, cloves);
  const later = { status: 503, body: '{"error":"Later."}' };
  const missing = { status: 404, body: '{"error":"No."}' };
  const calls = await stubCart(page, 'PUT', later, 'no-response', 'real', missing);
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await cartPage.undoButton.click();
  await expect(cartPage.alert).toHaveText('Failed to add item to cart: Later.');
  await cartPage.undoButton.click();
  await expect(cartPage.alert).toHaveText('An error occurred while adding the item to the cart.');
  await cartPage.undoButton.click();
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartPage.alert).toHaveCount(0);
  expect(calls).toHaveLength(3);
  expect(await fetchCart(request, email)).toEqual([alba, cloves]);

  await cartPage.removeButton(alba).click();
  await cartPage.undoButton.click();
  await expect(cartPage.removeButton(alba)).toBeFocused();
  await expect(cartPage.undoButton).toHaveCount(0);
  expect(await fetchCart(request, email)).toEqual([cloves, alba]);
});

test('the cart is empty after a failed fetch, and fills itself when the server is back', async ({
  page,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  expectedConsole.push(/Failed to fetch cart count/, /status of 503/);
  await seedCart(alba);
  await stubCart(page, 'GET', { status: 503, body: '{"error":"Later."}' }, 'real');
  await cartPage.goto();
  await expect(cartPage.emptyCart).toBeVisible();
  await expect(emptyCartBadge(page)).toBeVisible();
  expect(logged.filter((text) => text.startsWith(cartLoadFailed))).toHaveLength(1);
  await expect(cartPage.alert).toHaveCount(0);
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartBadge(page, 1)).toBeVisible();
});
