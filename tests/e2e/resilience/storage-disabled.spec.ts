import { fetchCart } from '#tests/e2e/support/carts.ts';
import { storageFaults } from '#tests/e2e/support/faults/storage-faults.ts';
import { disclosure } from '#tests/e2e/support/finding/by-css.ts';
import { cartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';

const faults = Object.keys(storageFaults) as (keyof typeof storageFaults)[];

for (const fault of pickCases(faults, ['reading the property throws', 'it is full'])) {
  test(`the site works without browser storage until the page is left: ${fault}`, async ({
    page,
    request,
    email,
    orderPage,
    cartPage,
  }) => {
    await page.addInitScript(storageFaults[fault]);
    await orderPage.openWithAlba(email);
    await orderPage.addButton.click();
    await expect(cartPage.row(alba)).toBeVisible();
    await page.getByRole('link', { name: 'SHOP NOW' }).click();
    await expect(cartBadge(page, 1)).toBeVisible();
    await cartBadge(page, 1).click();
    await cartPage.fillSender(sender);
    await page.goBack();
    await page.goForward();
    await expect(cartPage.name).toHaveValue(sender.name);
    await cartPage.send();
    await expect(cartPage.openAgainLink).toBeVisible();
    const requests = disclosure(page, 'Requests from this browser');
    await expect(requests).toHaveText('Requests from this browser 1');
    await page.getByText('Help us quote faster').click();
    await page.getByLabel('Company').fill('Importadora');
    await cartPage.send();
    await expect(requests).toHaveText('Requests from this browser 2');
    await expect(cartPage.alert).toHaveCount(0);
    await cartPage.removeButton(alba).click();
    await expect(cartPage.emptyCart).toBeVisible();
    expect(await fetchCart(request, email)).toEqual([]);
    await cartPage.forgetMeButton.click();
    await expect(cartPage.emailStep).toBeVisible();
  });
}

test('without browser storage a reload keeps the scroll position', async ({ page }) => {
  await page.addInitScript(storageFaults['reading the property throws']);
  await openPage(page, '/history');
  const scrolledTo = 900;
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), scrolledTo);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledTo);
  await page.reload();
  await waitUntilReady(page);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolledTo);
});
