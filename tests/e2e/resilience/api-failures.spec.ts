import type { Page } from '@playwright/test';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { stubCart } from '#tests/e2e/support/faults/cart-calls.ts';
import { faults } from '#tests/e2e/support/faults/faults.ts';
import { testWithFaultProxy } from '#tests/e2e/support/faults/test-with-fault-proxy.ts';
import { cartBadge, emptyCartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { expectFormHoldsAlba } from '#tests/e2e/support/pages/order-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { cartLoadFailed } from '#text/cart/cart-load-failed.ts';

const unavailable = { status: 503, body: '{"error":"Later."}' };
const missing = { status: 404, body: '{"error":"No."}' };

function recordConsole(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
}

for (const fault of faults) {
  testWithFaultProxy(
    `a buyer who tries again adds, changes and removes an item once when ${fault.name}`,
    async ({ page, context, faultProxy, request, email, expectedConsole, orderPage, cartPage }) => {
      // During the fault the site fails to prefetch the cart page, and later loads that page as a document.
      expectedConsole.push(
        fault.consoleMessages,
        /Failed to fetch cart count/,
        /Unable to preload CSS|Failed to fetch dynamically imported module/,
      );
      const logged = recordConsole(page);
      const connection = { page, context, faultProxy };
      const { errorTexts } = fault;
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
            await expect(alert).toHaveText(errorTexts.adding);
            await expectFormHoldsAlba(orderPage, email);
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
            await expect(alert).toHaveText(errorTexts.changing);
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
            expect(logged).toContainEqual(expect.stringMatching(new RegExp(`^${cartLoadFailed}`)));
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
            await expect(cartPage.alert).toHaveText(errorTexts.removing);
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

test('Undo shows each error until it restores the item', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 503/, /ERR_CONNECTION_REFUSED/);
  await seedCart(alba, cloves);
  const calls = await stubCart(page, 'PUT', {
    firstResponses: [unavailable, 'no-response'],
    laterResponses: 'pass-through',
  });
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
});

test('Undo adds an item again that can not be restored', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  expectedConsole.push(/status of 404/);
  await seedCart(alba, cloves);
  await stubCart(page, 'PUT', { firstResponses: [], laterResponses: missing });
  await cartPage.goto();
  await cartPage.removeButton(alba).click();
  await cartPage.undoButton.click();
  await expect(cartPage.removeButton(alba)).toBeFocused();
  await expect(cartPage.undoButton).toHaveCount(0);
  expect(await fetchCart(request, email)).toEqual([cloves, alba]);
});

test('a cart that could not be fetched is shown empty until the server is back', async ({
  page,
  expectedConsole,
  cartPage,
  seedCart,
}) => {
  const logged = recordConsole(page);
  expectedConsole.push(/Failed to fetch cart count/, /status of 503/);
  await seedCart(alba);
  await stubCart(page, 'GET', { firstResponses: [unavailable], laterResponses: 'pass-through' });
  await cartPage.goto();
  await expect(cartPage.emptyCart).toBeVisible();
  await expect(emptyCartBadge(page)).toBeVisible();
  expect(logged.filter((text) => text.startsWith(cartLoadFailed))).toHaveLength(1);
  await expect(cartPage.alert).toHaveCount(0);
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartBadge(page, 1)).toBeVisible();
});
