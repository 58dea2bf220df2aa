import type { Page } from '@playwright/test';
import { holdScripts } from '#tests/e2e/support/faults/hold-scripts.ts';
import { waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const scrollingRows = [
  {
    name: 'the pictures of /technology',
    path: '/technology',
    firstElement: (page: Page) => page.getByRole('group', { name: /^1 of 5/ }),
  },
  {
    name: 'the grades of /history',
    path: '/history',
    firstElement: (page: Page) => page.getByRole('group', { name: 'Grades of Cinnamon' }).getByRole('listitem').first(),
  },
] as const;

test.describe('before the scripts are there', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  test('the menu opens and closes', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await expect(menu).toBeVisible();
    await page.getByRole('button', { name: 'Close menu' }).tap();
    await expect(menu).toBeHidden();
  });

  test('a menu that is open stays usable when they arrive', async ({ page }) => {
    const releaseScripts = await holdScripts(page);
    await page.goto('/about', { waitUntil: 'commit' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    releaseScripts();
    await waitUntilReady(page);
    await expect(menu).toBeVisible();
    await menu.getByRole('link', { name: 'CONTACT US' }).tap();
    await expect(page).toHaveURL('/contact');
    await expect(menu).toBeHidden();
  });

  for (const path of ['/', '/about', `/product/${idsByName.alba}`]) {
    test(`a picture of ${path} opens its large file`, async ({ page }) => {
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const picture = page.getByRole('link', { name: /^View larger/ }).first();
      const href = await picture.getAttribute('href');
      await picture.tap();
      await expect(page).toHaveURL(href ?? '');
      expect(href).toMatch(/^\/media\/.*-1080\.jpg$/);
    });
  }

  for (const { name, path, firstElement } of scrollingRows) {
    test(`${name} scroll sideways`, async ({ page }) => {
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'commit' });
      const readLeft = () => firstElement(page).evaluate((element) => element.getBoundingClientRect().left);
      const leftAtRest = await readLeft();
      await firstElement(page).hover({ position: { x: 100, y: 50 } });
      await page.mouse.wheel(400, 0);
      await expect.poll(readLeft).toBeLessThan(leftAtRest - 100);
    });
  }

  test('presses on other buttons are repeated in their order once the scripts are there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const releaseScripts = await holdScripts(page, 'all-but-boot');
    await page.goto('/technology');
    const next = page.getByRole('button', { name: /next/i });
    await next.tap();
    await next.tap();
    releaseScripts();
    await waitUntilReady(page);
    await expect(page.getByRole('group', { name: /^3 of 5/ })).toHaveAttribute('data-shown');
  });

  test('Enter in a field of a product page opens the order page with what was typed', async ({ page }) => {
    await holdScripts(page, 'all-but-boot');
    await page.goto(`/product/${idsByName.alba}`);
    await page.getByLabel('Pack weight').fill('12.5');
    await page.getByLabel('Pack weight').press('Enter');
    await expect(page).toHaveURL(/^[^?]*\/order\/cinnamon\?type=Alba&.*packWeight=12\.5/);
  });

  test('an order that is sent too early stays as it was typed until it is sent again', async ({
    page,
    email,
    orderPage,
  }) => {
    const releaseScripts = await holdScripts(page, 'all-but-boot');
    await page.goto('/order/cinnamon');
    await orderPage.type.selectOption('C4');
    await orderPage.enter({ packWeight: '12.5', quantity: 3, email });
    await orderPage.addButton.tap();
    await expect(page.getByText('The page is still loading')).toBeVisible();
    releaseScripts();
    await waitUntilReady(page);
    await expect(orderPage.type).toHaveValue('C4');
    await expect(orderPage.packWeight).toHaveValue('12.5');
    await expect(orderPage.quantity).toHaveValue('3');
    await expect(orderPage.email).toHaveValue(email);
    await orderPage.addButton.tap();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByRole('row', { name: /Cinnamon C4 3 12\.5 kg/ })).toBeVisible();
  });

  test('a message that is sent too early stays as it was typed', async ({ page }) => {
    const releaseScripts = await holdScripts(page, 'all-but-boot');
    await page.goto('/contact');
    await page.getByLabel('Name').fill('Ana');
    await page.getByLabel('Message').fill('Two tons of Alba, please.');
    await page.getByRole('button', { name: 'Send Message' }).tap();
    await expect(page.getByText('The page is still loading')).toBeVisible();
    releaseScripts();
    await waitUntilReady(page);
    await page.getByLabel('Subject').fill('Alba');
    await expect(page.getByLabel('Name')).toHaveValue('Ana');
    await expect(page.getByLabel('Message')).toHaveValue('Two tons of Alba, please.');
  });

  test('a search that is typed early finds its products', async ({ page }) => {
    const releaseScripts = await holdScripts(page, 'all-but-boot');
    await page.goto('/products');
    await page.getByRole('searchbox').fill('nutmeg');
    releaseScripts();
    await waitUntilReady(page);
    await expect(page.getByRole('searchbox')).toHaveValue('nutmeg');
    await expect(page.getByRole('link', { name: /Read More about Nutmeg/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /Read More about .*Alba/ })).toHaveCount(0);
  });
});
