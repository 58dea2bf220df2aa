import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { sender } from '#tests/support/sender.ts';

const monday = new Date('2026-11-23T08:50:30Z');

const statedPromises = [
  company.answersWithin?.en === undefined ? [] : [/^We answer within/],
  company.hours?.en === undefined ? [] : [/^Office hours/],
  company.languages?.en === undefined ? [] : [/^We answer in\b/],
].flat();
const statedLines = statedPromises.length === 0 ? [] : ['What happens next', ...statedPromises];

const localTime = (page: Page) => page.getByText(/^Local time in Elpitiya: \w+day, \d\d:\d\d$/);

test('the contact page tells the time in Elpitiya as it goes on', async ({ page }) => {
  await page.clock.install({ time: monday });
  await openPage(page, '/contact');
  await expect(page.getByText('Local time in Elpitiya: Monday, 14:20')).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(page.getByText('Local time in Elpitiya: Monday, 14:21')).toBeVisible();
});

test('the cart tells the time in Elpitiya only after a request has left the page', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await cartPage.goto();
  await cartPage.fillSender(sender);
  await expect(localTime(page)).toHaveCount(0);
  await cartPage.send();
  await expect(localTime(page)).toBeVisible();
});

test('other pages do not tell the time in Elpitiya after a request', async ({ page, cartPage, seedCart }) => {
  await seedCart(alba);
  await cartPage.goto();
  await cartPage.fillSender(sender);
  await cartPage.send();
  await expect(localTime(page)).toBeVisible();
  for (const path of ['/about', `/product/${idsByName.alba}`, '/order/cinnamon']) {
    await openPage(page, path);
    await expect(localTime(page), path).toHaveCount(0);
  }
});

test('the panel after sending promises what the company has stated, and nothing else', async ({
  page,
  cartPage,
  seedCart,
}) => {
  await seedCart(alba);
  await cartPage.goto();
  await cartPage.fillSender(sender);
  await cartPage.send();
  await expect(cartPage.openAgainLink).toBeVisible();
  const lines = page.getByRole('main').getByText(/^(What happens next|We answer within|Office hours|We answer in)\b/);
  await expect(lines).toHaveText(statedLines);
});
