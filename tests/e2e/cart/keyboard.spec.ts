import { disclosure } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

test('a quote can be sent by keyboard alone', async ({ page, email, orderPage, cartPage }) => {
  const tab = () => page.keyboard.press('Tab');

  await test.step('the product and its packs', async () => {
    await orderPage.openHydrated('cinnamon');
    await orderPage.type.focus();
    await page.keyboard.type('Alba');
    await tab();
    await page.keyboard.type('25');
    await tab();
    for (const field of [orderPage.unit, orderPage.decreaseButton, orderPage.quantity]) {
      await expect(field).toBeFocused();
      await tab();
    }
    await expect(orderPage.increaseButton).toBeFocused();
    await page.keyboard.press('Enter');
    await tab();
  });

  await test.step('the email, and Enter in the last field', async () => {
    await page.keyboard.type(email);
    await tab();
    await expect(disclosure(page, 'What happens to your email')).toBeFocused();
    await tab();
    await expect(page.getByLabel('Details (optional)')).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('the cart, and Enter in the last field of the sender', async () => {
    await expect(cartPage.row(alba)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await cartPage.name.focus();
    await page.keyboard.type('Ana');
    await tab();
    await page.keyboard.type('+52 1');
    await page.keyboard.press('Enter');
    await expect(cartPage.openAgainLink).toBeVisible();
  });
});
