import type { Page } from '@playwright/test';
import { alba, cloves, fillCart, leafOil, rememberEmail } from './support/cart-data.ts';
import { createCartPage } from './support/cart-page.ts';
import { createOrderPage } from './support/order-page.ts';
import { pagePaths, spanishPaths } from './support/paths.ts';
import { expect, ready } from './support/test.ts';
import { findOverlaps, lengthenWords } from './support/text-geometry.ts';
import { findLastingOverlaps, setWidth, test, widths } from './support/text-size.ts';

type Words = 'own words' | 'long words';

/** With the page's own words or with long ones. Returns what was found. */
async function visitAll(page: Page, paths: readonly string[], kinds: readonly Words[]): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await ready(page);
    for (const words of kinds) {
      if (words === 'long words') await page.evaluate(lengthenWords);
      for (const width of widths) {
        await setWidth(page, width);
        const faults = await findLastingOverlaps(page);
        const relevant = words === 'own words' ? faults : faults.filter((fault) => !fault.startsWith('broken'));
        found.push(...relevant.map((fault) => `${path} at ${width}, ${words}: ${fault}`));
        if (!(await isCartInReach(page))) found.push(`${path} at ${width}, ${words}: the cart link is out of reach`);
      }
    }
  }
  return found;
}

function isCartInReach(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const link = document.querySelector('header a[href$="/cart"]:not([hreflang])');
    const { left, right, top, bottom } = link?.getBoundingClientRect() ?? new DOMRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return link !== null && hit !== null && link.contains(hit);
  });
}

for (const percent of [100, 112.5, 125, 150, 200]) {
  test(`with text at ${percent} % nothing overlaps or leaves the page at any width`, async ({ openBrowser }) => {
    test.slow();
    expect(await visitAll(await openBrowser(percent), pagePaths, ['own words', 'long words'])).toEqual([]);
  });
}

for (const percent of [100, 150, 200]) {
  test(`with text at ${percent} % the Spanish pages fit at every width`, async ({ openBrowser }) => {
    test.slow();
    expect(await visitAll(await openBrowser(percent), spanishPaths, ['own words'])).toEqual([]);
  });
}

test('with text at 200 % a buyer gets from the home page to a sent request on a phone', async ({
  openBrowser,
  email,
}) => {
  const page = await openBrowser(200);
  await page.setViewportSize({ width: 360, height: 740 });
  const order = createOrderPage(page);
  const cart = createCartPage(page);
  const expectSound = async () => expect(await page.evaluate(findOverlaps)).toEqual([]);

  await page.goto('/');
  await ready(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'CONTACT US' })).toBeVisible();
  await menu.getByRole('link', { name: 'SHOP NOW' }).click();
  await page.getByRole('link', { name: 'Order Now: Cinnamon' }).click();
  await expect(page).toHaveURL(/order\/cinnamon/);
  await order.enter({ packWeight: '25', quantity: 40, email });
  await order.unit.selectOption('kg');
  await order.increase.click();
  await expectSound();
  await order.addButton.click();
  await expect(page).toHaveURL('/cart');
  await expect(cart.sendButton).toBeVisible();
  await expectSound();
  await cart.fillContact({ name: 'Ana', phone: '+52 1' });
  await cart.sendButton.click();
  await expect(cart.openAgain).toBeVisible();
  await expectSound();
});

for (const percent of [112.5, 150, 200]) {
  test(`with text at ${percent} % the order form and a cart can be read and used on phones`, async ({
    openBrowser,
    email,
    request,
  }) => {
    const page = await openBrowser(percent);
    await rememberEmail(page, email);
    await fillCart(
      request,
      email,
      { ...alba, quantity: 40 },
      { ...cloves, type: 'Dehydrated Green Pepper', quantity: 200, packWeight: '50' },
      leafOil,
    );
    const order = createOrderPage(page);
    const cart = createCartPage(page);
    const expectSound = async () => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        expect(await page.evaluate(findOverlaps), `at ${width}`).toEqual([]);
      }
    };
    await page.setViewportSize({ width: 360, height: 740 });
    await order.open('cinnamon', 'Alba');
    await order.addButton.click();
    await expect(order.alert).toBeVisible();
    await order.changeEmail.click();
    await page.getByRole('button', { name: 'Other types' }).click();
    await expectSound();
    await order.enter({ packWeight: '25', quantity: 40 });
    await order.unit.selectOption('kg');
    await order.increase.click();
    await expect(order.quantity).toHaveValue('41');

    await cart.open();
    await cart.change({ ...alba, quantity: 40 }).click();
    await cart.remove(leafOil).click();
    await expect(cart.undo).toBeFocused();
    await cart.share.click();
    await cart.sendButton.click();
    await expect(cart.alert).toBeVisible();
    await expectSound();
    await cart.increase.click();
    await cart.save.click();
    await expect(cart.row({ ...alba, quantity: 41 })).toBeVisible();
  });
}
