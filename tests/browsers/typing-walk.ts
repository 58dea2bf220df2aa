import { expect, test } from 'vitest';
import { localizeItem } from '#content/catalogue/localize-item.ts';
import { button } from '#tests/browsers/support/browser.ts';
import { readFormValues } from '#tests/browsers/support/read-form-values.ts';
import type { Visit } from '#tests/browsers/support/visit.ts';
import { startTranslator, type TranslatorKind } from '#tests/e2e/support/stand-ins/translator.ts';
import { alba } from '#tests/support/items.ts';
import { cartItemErrors, itemName } from '#text/cart/cart-item.ts';
import { cartPageTexts, cartTableTexts, rowEditorTexts } from '#text/pages/cart.ts';
import { orderPageTexts } from '#text/pages/order.ts';

const path = '/order/cinnamon?type=Alba';

export function testTypingWalk(visit: () => Visit, kinds: readonly TranslatorKind[]): void {
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
      expect(await visit().readStoredItems(email)).toMatchObject([{ ...item, packWeight: '0.25' }]);
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
    expect(await readFormValues(browser)).toMatchObject({ quantity: '2,5', packWeight: '25' });
    expect(await visit().readStoredItems('half@example.com')).toEqual([]);
  });
}
