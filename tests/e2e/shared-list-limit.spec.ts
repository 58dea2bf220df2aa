import type { Page } from '@playwright/test';
import { formatSharedList, type SharedItem } from '#domain/shared-list.ts';
import { createServerProcess, killRemainingServers } from '#tests/faults/server-process.ts';
import { alba, storedCart } from './support/cart-data.ts';
import { refocus } from './support/header.ts';
import { test as base, expect } from './support/test.ts';

/** Uses its own server with the default rate limit. It trusts one proxy, so that the test can choose the client address. */
const test = base.extend({
  baseURL: async ({}, use, info) => {
    const site = await createServerProcess({
      DATABASE_URL: `sqlite:${info.outputPath('limit.sqlite')}`,
      RATE_LIMIT_PER_MINUTE: '',
      TRUST_PROXY: '1',
    });
    await site.start();
    await use(site.url);
    await site.stop('SIGTERM');
  },
});
// 200 requests take long on a busy machine.
test.slow();
test.afterAll(killRemainingServers);

const total = 200;
const items = Array.from({ length: total }, (_, index) => ({ ...alba, packWeight: String(index) }));

/** Ends the minute of the rate limit: fast-forwards the clock of the page and changes the client address for the server. */
async function endRateLimitMinute(page: Page, client: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': client });
  await page.clock.fastForward(61_000);
}

test('a shared list of 200 items waits for the rate limit, can be stopped and resumed, and adds no item twice', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
}) => {
  expectedConsole.push(/status of 429/);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/cart')) calls.push(call.method());
  });
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.1' });
  await cartPage.open(formatSharedList(items));
  await cartPage.enterEmail(email);
  await page.getByRole('button', { name: `Add these ${total} items` }).click();

  // The first call of the minute fetched the cart.
  const waiting = page.getByText(/^Adding 120 of 200, waiting \d+ s for the server’s limit$/);
  await expect(waiting.first()).toBeVisible({ timeout: 0 });
  await expect(page.getByRole('status').filter({ hasText: /waiting \d+ s/ })).toHaveCount(1);
  await expect(cartPage.rows).toHaveCount(1 + 119);
  // A focus event causes no request and does not empty the list.
  const callsBefore = calls.length;
  await refocus(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('119 of 200 items were added, 81 were not.')).toBeVisible();
  expect(calls).toHaveLength(callsBefore);
  await expect(cartPage.rows).toHaveCount(1 + 119);

  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(waiting.first()).toBeVisible({ timeout: 0 });
  await endRateLimitMinute(page, '10.0.0.2');
  await expect(page.getByText('200 shared items were added to your quote request.')).toBeVisible({ timeout: 0 });
  await expect(cartPage.rows).toHaveCount(1 + total);
  await expect(page).toHaveURL(/\/cart$/);
  expect(calls.filter((method) => method === 'GET')).toHaveLength(2);

  const stored = await storedCart(request, email);
  expect(stored.map((item) => (item as SharedItem).packWeight)).toEqual(items.map(({ packWeight }) => packWeight));
});

test('after a reload the cart page resumes a shared list without losing or repeating items', async ({
  page,
  request,
  email,
  expectedConsole,
  cartPage,
}) => {
  expectedConsole.push(/status of 429|Failed to fetch cart count/);
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.1' });
  await cartPage.open(formatSharedList(items));
  await cartPage.enterEmail(email);
  await page.getByRole('button', { name: `Add these ${total} items` }).click();
  await expect(page.getByText(/^Adding 120 of 200, waiting/).first()).toBeVisible({ timeout: 0 });

  await endRateLimitMinute(page, '10.0.0.2');
  await cartPage.open();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('200 shared items were added to your quote request.')).toBeVisible({ timeout: 0 });
  expect(await storedCart(request, email)).toHaveLength(total);
});
