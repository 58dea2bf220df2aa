import type { Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { translate } from '#tests/e2e/support/stand-ins/translator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';

const h1 = { ...alba, type: 'H1' };

/** Replaces the main element by a copy. React throws when it next removes the element, which it no longer finds. */
async function breakPage(page: Page): Promise<void> {
  await page.getByRole('main').evaluate((main) => main.replaceWith(main.cloneNode(true)));
}

for (const kind of ['font', 'text'] as const) {
  test.describe(`on a page that a browser has translated by ${kind} nodes`, () => {
    test('an item is added once and leads to the cart', async ({ page, request, email, orderPage, cartPage }) => {
      await orderPage.openHydrated('cinnamon', 'Alba');
      await translate(page, kind);
      await orderPage.addItem({ packWeight: '5', email });
      await expect(page).toHaveURL('/cart');
      await expect(cartPage.rows).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      expect(await fetchCart(request, email)).toMatchObject([{ type: 'Alba', packWeight: '5' }]);
    });

    test('an item is added to a cart whose email is known', async ({ page, request, email, orderPage, seedCart }) => {
      await seedCart(h1);
      await orderPage.openHydrated('cinnamon', 'Alba');
      await translate(page, kind);
      await orderPage.addItem({ packWeight: '5' });
      await expect(page).toHaveURL('/cart');
      expect(await fetchCart(request, email)).toEqual([h1, expect.objectContaining({ type: 'Alba', packWeight: '5' })]);
    });

    test('a note says of each chosen type whether it is in the cart', async ({ page, orderPage, seedCart }) => {
      await seedCart(h1);
      await orderPage.openHydrated('cinnamon', 'Alba');
      await translate(page, kind);
      await orderPage.type.selectOption('H1');
      await expect(page.getByText('Already in your quote request')).toBeVisible();
      await orderPage.type.selectOption('Alba');
      await expect(page.getByText('Already in your quote request')).toHaveCount(0);
    });

    test('the sentence above the button and the link below it follow the fields', async ({ page, orderPage }) => {
      await orderPage.openHydrated('cinnamon');
      await translate(page, kind);
      await orderPage.type.selectOption('H2');
      await orderPage.enter({ packWeight: '5', quantity: 4 });
      await orderPage.unit.selectOption('l');
      await expect(page.getByRole('main')).toContainText('4 packs of 5 l Ceylon Cinnamon H2');
      await expect(page.getByRole('link', { name: /Read about/ })).toHaveText(/H2/);
    });

    test('the home page stays when its film starts', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, '/');
      await translate(page, kind);
      await page.getByRole('button', { name: 'Play film' }).click();
      await expect(byCss(page, 'video source').first()).toBeAttached();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('amounts in the cart are the new ones after a change', async ({ page, cartPage, seedCart }) => {
      await seedCart(alba);
      await cartPage.openHydrated();
      await translate(page, kind);
      await cartPage.changeButton(alba).click();
      await cartPage.packWeight.fill('20');
      await cartPage.saveButton.click();
      await expect(cartPage.row({ ...alba, packWeight: '20' })).toBeVisible();
      await expect(cartPage.rows.last()).toContainText(`${20 * alba.quantity} kg`);
    });
  });
}

test('an error that nothing handles loads the document again, but not twice in a row', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/NotFoundError|not a child/);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await openPage(page, '/shop');
  await breakPage(page);
  await page.getByRole('link', { name: 'ABOUT US', exact: true }).click();
  await expect.poll(() => documents).toBe(2);
  await waitUntilReady(page);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await breakPage(page);
  const error = page.waitForEvent('console', (message) => /not a child/.test(message.text()));
  await page.getByRole('link', { name: 'CONTACT US', exact: true }).click();
  await error;
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
  expect(documents).toBe(2);
  await page.getByRole('link', { name: 'Load the page again' }).click();
  await expect(page.getByRole('banner')).toBeVisible();
});
