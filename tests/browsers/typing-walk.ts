import { expect, test } from 'vitest';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { company, siteLanguages } from '#content/company.ts';
import { toLocalePrefix } from '#content/locale.ts';
import { until } from '#scripts/support/until.ts';
import { button, link } from '#tests/browsers/support/browser.ts';
import { startLateScripts } from '#tests/browsers/support/late-scripts.ts';
import { mainLink } from '#tests/browsers/support/main-link.ts';
import { isReady, type Visit } from '#tests/browsers/support/visit.ts';
import { startTranslator, type TranslatorKind } from '#tests/e2e/support/translator.ts';
import { alba } from '#tests/support/items.ts';
import { cartItemErrors, itemName } from '#text/cart/cart-item.ts';
import { rowEditorTexts } from '#text/cart/row-editor.ts';
import { cartPageTexts, cartTableTexts } from '#text/pages/cart.ts';
import { failedPageTexts } from '#text/pages/failed-page.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { language } from '#text/site.ts';

const path = '/order/cinnamon?type=Alba';

export function testOtherBuyerWalk(visit: () => Visit, kinds: readonly TranslatorKind[]): void {
  for (const kind of kinds) {
    test(`a buyer whose browser translates by ${kind} nodes adds an item with commas and changes it`, async () => {
      const { browser, open, fill, fillEmail, follow, waitForControl } = visit();
      const email = `${kind}@example.com`;
      const item = { ...alba, quantity: 1000, packWeight: '2.5' };
      await browser.resize(1280, 800);
      await open(path);
      await browser.evaluate(startTranslator, kind);
      await fill(orderPageTexts.packWeight, '2,5');
      await fill(orderPageTexts.quantity, '1.000');
      await fillEmail(email);
      await follow(button(orderPageTexts.add), cartPageTexts.title);
      await browser.click(button(`${cartTableTexts.change} ${itemName(localizeItem(item))}`));
      await fill(rowEditorTexts.packWeight, '0,25');
      await browser.click(button(rowEditorTexts.save));
      await waitForControl(
        button(`${cartTableTexts.change} ${itemName(localizeItem({ ...item, packWeight: '0.25' }))}`),
      );
      expect(await visit().storedItems(email)).toMatchObject([{ ...item, packWeight: '0.25' }]);
    });
  }

  test('a quantity that is no whole number stays as typed, with a message', async () => {
    const { browser, open, fill, fillEmail, waitForText } = visit();
    await open(path);
    await fill(orderPageTexts.packWeight, '25');
    await fillEmail('half@example.com');
    await fill(orderPageTexts.quantity, '2,5');
    await browser.click(button(orderPageTexts.add));
    await waitForText(cartItemErrors['invalid-quantity']);
    expect(await fieldValues(visit())).toMatchObject({ quantity: '2,5', packWeight: '25' });
    expect(await visit().storedItems('half@example.com')).toEqual([]);
  });
}

export function testWalkWithoutScripts(visit: () => Visit): void {
  test('what is typed before the scripts are there is what is added', async () => {
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
    await browser.evaluate(() => dispatchEvent(new Event('scripts')));
    await until('the scripts', () => browser.evaluate(isReady));
    expect(await fieldValues(visit())).toMatchObject({ type: 'C4', packWeight: '2,5', quantity: '3', email });
    await follow(button(orderPageTexts.add), cartPageTexts.title);
    const item = { ...alba, type: 'C4', quantity: 3, packWeight: '2.5' };
    await waitForControl(button(`${cartTableTexts.change} ${itemName(localizeItem(item))}`));
    expect(await visit().storedItems(email)).toMatchObject([item]);
    late.close();
  });

  test('an error that nothing handles loads the page again, and the second one shows plain links', async () => {
    const { browser, open, waitForText, waitForControl } = visit();
    await browser.resize(1280, 800);
    await open('/shop');
    const breakMain = () =>
      browser.evaluate(() => {
        document.documentElement.dataset.old = '';
        const main = document.querySelector('main');
        main?.replaceWith(main.cloneNode(true));
      });
    await breakMain();
    await browser.click(mainLink('/about'));
    const isNewDocument = () => {
      const { dataset } = document.documentElement;
      return !('old' in dataset) && 'ready' in dataset;
    };
    await until('the new document', () => browser.evaluate(isNewDocument));
    await waitForControl(mainLink('/contact'));
    await breakMain();
    await browser.click(mainLink('/contact'));
    await waitForText(failedPageTexts.title);
    expect(await browser.has(link(failedPageTexts.whatsApp))).toBe(true);
    expect(await browser.has(link(company.email))).toBe(true);
    browser.takeMessages();
  });
}

function fieldValues({ browser }: Visit): Promise<Record<string, unknown>> {
  return browser.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('main form');
    return form ? Object.fromEntries(new FormData(form)) : {};
  });
}
