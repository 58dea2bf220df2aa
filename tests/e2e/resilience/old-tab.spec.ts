import { removeOldFiles } from '#tests/e2e/support/faults/remove-old-files.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

test.describe('in a tab that is older than the deployment', () => {
  test.beforeEach(({ expectedConsole }) => {
    expectedConsole.push(/status of 404|Failed to fetch|Unable to preload/);
  });

  test('a picture opens at the second press without losing what was typed', async ({ page }) => {
    const picture = page.getByRole('group', { name: /^Pictures of/ }).getByRole('link', { name: /^View larger/ });
    await openPage(page, `/product/${idsByName.alba}`);
    await page.getByLabel('Pack weight').fill('2,5');
    await removeOldFiles(page);
    const loaded = page.waitForEvent('load');
    await picture.click();
    await loaded;
    await waitUntilReady(page);
    await expect(page.getByLabel('Pack weight')).toHaveValue('2,5');
    await picture.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the box for a list opens without losing the edit of a row', async ({ page, seedCart, cartPage }) => {
    await seedCart(alba);
    await cartPage.openHydrated();
    await cartPage.changeButton(alba).click();
    await cartPage.packWeight.fill('20,5');
    await removeOldFiles(page);
    await page.getByRole('link', { name: 'Paste a list' }).click();
    await expect(page.getByRole('heading', { name: 'Paste a list' })).toBeVisible();
    await expect(cartPage.packWeight).toHaveValue('20,5');
  });
});
