import type { Page } from '@playwright/test';
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

const keysOfBrowser = [emailKey, nameKey, phoneKey, detailsKey, lastRequestKey, sentRequestsKey, listJobKey];

const brokenText = '{';

async function breakStoredValuesOnce(page: Page): Promise<void> {
  await page.addInitScript(
    ([text, keys, keyOfTab]) => {
      if (location.protocol === 'about:' || localStorage.isBroken) return;
      localStorage.setItem('isBroken', 'yes');
      for (const key of keys) localStorage.setItem(key, text);
      sessionStorage.setItem(keyOfTab, text);
    },
    [brokenText, keysOfBrowser, scrollKey] as const,
  );
}

test('a request is sent from a browser in which each stored value is broken', async ({
  page,
  cartPage,
  orderPage,
  email,
}) => {
  await breakStoredValuesOnce(page);
  await cartPage.goto();
  await expect(cartPage.emailStep).toBeVisible();
  await orderPage.openWithAlba(email);
  await orderPage.addButton.click();
  await expect(cartPage.row(alba)).toBeVisible();
  await expect(cartPage.alert).toHaveCount(0);
  // Any text may be a name or a phone number.
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
