import { expect, test } from 'vitest';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { siteLanguages } from '#content/company.ts';
import { toLocalePrefix } from '#content/locale.ts';
import { until } from '#scripts/support/until.ts';
import { button } from '#tests/browsers/support/browser.ts';
import { releaseScripts, startLateScripts } from '#tests/browsers/support/late-scripts.ts';
import { readFormValues } from '#tests/browsers/support/read-form-values.ts';
import { isReady, type Visit } from '#tests/browsers/support/visit.ts';
import { alba } from '#tests/support/items.ts';
import { itemName } from '#text/cart/cart-item.ts';
import { cartPageTexts, cartTableTexts } from '#text/pages/cart.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { language } from '#text/site.ts';

export function testLateScriptsWalk(visit: () => Visit): void {
  test('adds what was typed before the scripts were loaded', async () => {
    const { browser, server, fill, follow, waitForControl } = visit();
    const email = 'early@example.com';
    const late = await startLateScripts(server.url);
    await browser.open(`${late.url}${toLocalePrefix(language, siteLanguages)}/order/cinnamon`);
    await browser.evaluate(() => {
      const type = document.querySelector<HTMLSelectElement>('select[name=type]');
      if (type) type.value = 'C4';
    });
    await fill(orderPageTexts.packWeight, '2,5');
    await fill(orderPageTexts.quantity, '3');
    await fill(orderPageTexts.email, email);
    expect(await browser.evaluate(isReady)).toBe(false);
    await releaseScripts(browser);
    await until('the scripts', () => browser.evaluate(isReady));
    expect(await readFormValues(browser)).toMatchObject({ type: 'C4', packWeight: '2,5', quantity: '3', email });
    await follow(button(orderPageTexts.add), cartPageTexts.title);
    const item = { ...alba, type: 'C4', quantity: 3, packWeight: '2.5' };
    await waitForControl(button(`${cartTableTexts.change} ${itemName(localizeItem(item))}`));
    expect(await visit().readStoredItems(email)).toMatchObject([item]);
    late.close();
  });
}
