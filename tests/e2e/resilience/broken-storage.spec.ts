import { disclosure } from '#tests/e2e/support/finding/by-css.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { sender } from '#tests/support/sender.ts';
import {
  detailsKey,
  emailKey,
  lastRequestKey,
  listJobKey,
  nameKey,
  phoneKey,
  scrollKey,
  sentRequestsKey,
} from '#web/storage/keys.ts';

const keys = [emailKey, nameKey, phoneKey, detailsKey, lastRequestKey, sentRequestsKey, listJobKey];

const brokenText = '{';

test('a broken text in every key of the browser’s storage counts as nothing, and a request is sent', async ({
  page,
  cartPage,
  orderPage,
  email,
}) => {
  await page.addInitScript(
    ([value, names, nameOfTab]) => {
      if (location.protocol === 'about:' || localStorage.seen) return;
      localStorage.setItem('seen', 'yes');
      for (const name of names) localStorage.setItem(name, value);
      sessionStorage.setItem(nameOfTab, value);
    },
    [brokenText, keys, scrollKey] as const,
  );
  await cartPage.goto();
  await expect(cartPage.emailStep).toBeVisible();
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartPage.alert).toHaveCount(0);
  await expect(cartPage.name).toHaveValue(brokenText);
  await expect(cartPage.phone).toHaveValue(brokenText);
  await cartPage.fillSender(sender);
  await page.getByText('Help us quote faster').click();
  await expect(page.getByLabel('Destination port')).toHaveValue('');
  await cartPage.send();
  await expect(cartPage.openAgainLink).toBeVisible();
  await page.reload();
  await expect(cartPage.openAgainLink).toBeVisible();
  await expect(disclosure(page, 'Requests')).toHaveText('Requests from this browser 1');
});
