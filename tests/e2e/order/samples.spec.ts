import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { fetchCart } from '#tests/e2e/support/carts.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const sampleLink = (page: Page) => page.getByRole('link', { name: 'Request a sample' });

const samplePath = '/order/cinnamon?type=Alba&sample=1';

if (company.samples === false) {
  test('no product page asks for a sample', async ({ page }) => {
    await openPage(page, `/product/${idsByName.alba}`);
    await expect(sampleLink(page)).toHaveCount(0);
  });
} else {
  test('a product page leads to the request of a sample', async ({ page }) => {
    await openPage(page, `/product/${idsByName.alba}`);
    await sampleLink(page).click();
    await expect(page).toHaveURL(samplePath);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a sample');
    await expect(page).toHaveTitle(/^Sample of Ceylon Cinnamon Alba \| /);
  });

  test('a sample is filled in as one small pack, which can be changed', async ({ page, orderPage }) => {
    await openPage(page, samplePath);
    await expect(orderPage.type).toHaveValue('Alba');
    await expect(orderPage.quantity).toHaveValue('1');
    await expect(page.getByLabel('Sample weight')).toHaveValue('0.1');
    await expect(orderPage.unit).toHaveValue('kg');
    await expect(page.getByLabel('Details (optional)')).toHaveValue('Sample');
    await expect(page.getByText('We have filled in 100 g. Change it if you need more.')).toBeVisible();
  });

  test('a sample is added as an item with a note', async ({ page, request, email, orderPage, cartPage }) => {
    await openPage(page, samplePath);
    await orderPage.email.fill(email);
    await orderPage.addButton.click();
    await expect(cartPage.rows.nth(0)).toHaveAccessibleName(/^Cinnamon Alba Sample 1 0\.1 kg \(0\.22\slb\)/);
    expect(await fetchCart(request, email)).toEqual([{ ...alba, quantity: 1, packWeight: '0.1', note: 'Sample' }]);
  });
}
