import { removeOldFiles } from '#tests/e2e/support/faults/remove-old-files.ts';
import { testWithFaultProxy } from '#tests/e2e/support/faults/test-with-fault-proxy.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { expectFormHoldsAlba } from '#tests/e2e/support/pages/order-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

testWithFaultProxy(
  'the back button restores the form after a page could not be loaded',
  async ({ page, faultProxy, email, expectedConsole, orderPage }) => {
    expectedConsole.push(/ERR_|Failed to fetch|Unable to preload CSS/);
    await orderPage.openWithAlba(email);
    await faultProxy.setMode('refuse');
    await page.getByRole('link', { name: 'ABOUT US', exact: true }).click();
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await faultProxy.setMode('forward');
    await page.goBack();
    await waitUntilReady(page);
    await expectFormHoldsAlba(orderPage, email);
  },
);

test('a link opens the new version of a page after a deployment removed the old files', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 404|Unable to preload CSS|Failed to fetch dynamically imported module/);
  await openPage(page, '/shop');
  await removeOldFiles(page);
  await page.getByRole('link', { name: 'ABOUT US', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await waitUntilReady(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
