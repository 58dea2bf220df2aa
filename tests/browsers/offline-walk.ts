import { expect, test } from 'vitest';
import { until } from '#scripts/support/until.ts';
import { button, type BrowserDriver } from '#tests/browsers/support/browser.ts';
import { mainLink } from '#tests/browsers/support/main-link.ts';
import { isReady, type Visit } from '#tests/browsers/support/visit.ts';
import { alba } from '#tests/support/items.ts';
import { cartFailures } from '#text/cart/cart-failures.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { cartPageTexts, cartTableTexts } from '#text/pages/cart.ts';
import { orderPageTexts } from '#text/pages/order.ts';

const email = 'offline@example.com';

export function testOfflineWalk(visit: () => Visit, { canGoBackFromErrorPage }: BrowserDriver): void {
  test('what is typed while the server is away is stored once when it is back', async () => {
    const { browser, server, open, fill, fillEmail, follow, waitForText, waitForControl } = visit();
    await browser.resize(1280, 800);
    await open('/order/cinnamon?type=Alba');
    await fill(orderPageTexts.packWeight, alba.packWeight);
    await fill(orderPageTexts.quantity, String(alba.quantity));
    await fillEmail(email);
    await server.stop('SIGKILL');
    await browser.click(button(orderPageTexts.add));
    await waitForText(cartFailures.addFailed);
    if (canGoBackFromErrorPage) await openMissingPage(visit());
    await server.start();
    if (canGoBackFromErrorPage) await goBackToOrder(visit());
    await follow(button(orderPageTexts.add), cartPageTexts.title);
    await waitForControl(button(`${cartTableTexts.change} ${itemName(alba)}`));
    expect(await visit().readStoredItems(email)).toMatchObject([alba]);
    browser.discardMessages();
  });
}

async function openMissingPage({ browser }: Visit): Promise<void> {
  await browser.click(mainLink('/technology'));
  const isErrorPage = () => browser.evaluate(() => document.getElementById('root') === null);
  await until('the error page', isErrorPage);
}

async function goBackToOrder({ browser }: Visit): Promise<void> {
  await browser.goBack();
  await until('the order page', () => browser.evaluate(isReady));
}
