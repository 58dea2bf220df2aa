import type { Page } from '@playwright/test';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { holdScripts } from '#tests/e2e/support/faults/hold-scripts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { translate } from '#tests/e2e/support/stand-ins/translator.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';

for (const kind of pickCases(['font', 'text'], ['font'])) {
  test(`what is typed into a page that is translated before its scripts are there stays, by ${kind} nodes`, async ({
    page,
    request,
    email,
    orderPage,
    expectedConsole,
  }) => {
    // React #418: the document differs from what React has rendered, and React renders the page again.
    expectedConsole.push(/Minified React error #418/);
    const release = await holdScripts(page, 'all-but-boot');
    await page.goto('/order/cinnamon');
    await translate(page, kind);
    await orderPage.type.selectOption('C4');
    await orderPage.enter({ packWeight: '2,5', quantity: 3, email });
    release();
    await waitUntilReady(page);
    await expect(orderPage.type).toHaveValue('C4');
    await expect(orderPage.packWeight).toHaveValue('2,5');
    await expect(orderPage.quantity).toHaveValue('3');
    await expect(orderPage.email).toHaveValue(email);
    await orderPage.addButton.click();
    await expect(page).toHaveURL('/cart');
    expect(await fetchCart(request, email)).toMatchObject([{ type: 'C4', packWeight: '2.5', quantity: 3 }]);
  });
}

test.describe('before the scripts are there', () => {
  const openWithHeldScripts = async (page: Page, path: string) => {
    const release = await holdScripts(page, 'all-but-boot');
    await page.goto(path);
    return release;
  };

  test('Back shows the page of the address, with its header', async ({ page }) => {
    await openPage(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'ABOUT US', exact: true }).click();
    await expect(page).toHaveURL('/about');
    const release = await holdScripts(page, 'all-but-boot');
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL('/');
    release();
    await waitUntilReady(page);
    const banner = page.getByRole('banner');
    await expect(byCss(banner, 'nav a[aria-current]:visible')).toHaveText('HOME');
    await expect(banner.getByRole('link', { name: 'Español' })).toHaveAttribute('href', '/es');
  });

  test('the check box of the comparison counts', async ({ page }) => {
    const release = await openWithHeldScripts(page, '/compare');
    const box = page.getByRole('checkbox');
    const rows = page.getByRole('row');
    await box.check();
    const before = await rows.count();
    release();
    await waitUntilReady(page);
    await expect(box).toBeChecked();
    await expect.poll(() => rows.count()).toBeLessThan(before);
  });

  test('an amount that is typed on a product page goes along', async ({ page }) => {
    const release = await openWithHeldScripts(page, `/product/${idsByName.alba}`);
    await page.getByLabel('Pack weight').fill('2,5');
    await page.getByLabel('Unit').selectOption('l');
    await page.getByLabel('Quantity').fill('1.000');
    release();
    await waitUntilReady(page);
    await page.getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(page).toHaveURL('/order/cinnamon?type=Alba&packWeight=2.5&quantity=1000&unit=l');
  });

  test('an amount that is typed on a product page goes along with an early press', async ({ page, orderPage }) => {
    const release = await openWithHeldScripts(page, `/product/${idsByName.alba}`);
    await page.getByLabel('Pack weight').fill('2,5');
    await page.getByLabel('Unit').selectOption('l');
    await page.getByLabel('Quantity').fill('1.000');
    await page.getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(page).toHaveURL(/\/order\/cinnamon\?/);
    release();
    await waitUntilReady(page);
    await expect(orderPage.type).toHaveValue('Alba');
    await expect(orderPage.packWeight).toHaveValue('2,5');
    await expect(orderPage.unit).toHaveValue('l');
    await expect(orderPage.quantity).toHaveValue('1.000');
  });

  test('a type that is chosen by its picture is the one of the form', async ({ page, orderPage }) => {
    const release = await openWithHeldScripts(page, '/order/cinnamon');
    await page.getByRole('radio', { name: 'C4' }).check();
    release();
    await waitUntilReady(page);
    await expect(orderPage.type).toHaveValue('C4');
    await expect(page.getByRole('radio', { name: 'C4' })).toBeChecked();
  });
});
