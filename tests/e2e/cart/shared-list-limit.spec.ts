import type { Page } from '@playwright/test';
import { formatSharedList, type SharedItem } from '#domain/quote/shared-list.ts';
import { refocus } from '#tests/e2e/support/cart-badge.ts';
import { alba, storedCart } from '#tests/e2e/support/cart-data.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { createServerProcess, killRemainingServers } from '#tests/faults/server-process.ts';

/**
 * A limit so low that a slow machine reaches it within a minute, on a server of its own. One trusted proxy lets the
 * test choose the client address.
 */
const test = base.extend({
  baseURL: async ({}, use, info) => {
    const site = await createServerProcess({
      DATABASE_URL: `sqlite:${info.outputPath('limit.sqlite')}`,
      RATE_LIMIT_PER_MINUTE: '10',
      TRUST_PROXY: '1',
    });
    await site.start();
    await use(site.url);
    await site.stop('SIGKILL');
  },
});
// Three minutes of requests take long on a busy machine.
test.slow();
test.afterAll(killRemainingServers);

const total = 24;
const items = Array.from({ length: total }, (_, index) => ({ ...alba, packWeight: String(index) }));

const added = (page: Page) => page.getByText('24 items were added to your quote request.');
const waiting = (page: Page) => page.getByText(/^Adding \d+ of 24, waiting \d+ s for the server$/).first();
/** The first call of the minute fetched the cart. */
const firstWait = (page: Page) => page.getByText(/^Adding 10 of 24, waiting \d+ s for the server$/).first();

let clients = 0;
const becomeNewClient = (page: Page) =>
  page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.0.${++clients}` });

async function endRateLimitMinute(page: Page): Promise<void> {
  await becomeNewClient(page);
  await page.clock.fastForward(61_000);
}

async function finish(page: Page): Promise<void> {
  await expect(async () => {
    if (await waiting(page).isVisible()) await endRateLimitMinute(page);
    await expect(added(page)).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 0, intervals: [100] });
}

test('a long shared list waits for the rate limit, can be stopped, and adds no item twice', async ({
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
  await becomeNewClient(page);
  await cartPage.open(formatSharedList(items));
  await page.getByRole('button', { name: `Add ${total} items` }).click();
  await page.getByLabel('Under which email?').fill(email);
  await page.getByLabel('Under which email?').press('Enter');
  await expect(firstWait(page)).toBeVisible({ timeout: 0 });
  await expect(page.getByRole('status').filter({ hasText: /waiting \d+ s/ })).toHaveCount(1);
  await expect(cartPage.rows).toHaveCount(1 + 9);
  const callsBefore = calls.length;
  await refocus(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('9 of 24 items were added, 15 were not.')).toBeVisible();
  expect(calls).toHaveLength(callsBefore);
  await expect(cartPage.rows).toHaveCount(1 + 9);

  await page.getByRole('button', { name: 'Go on' }).click();
  await finish(page);
  await expect(cartPage.rows).toHaveCount(1 + total);
  await expect(page).toHaveURL(/\/cart$/);
  expect(calls.filter((method) => method === 'GET')).toHaveLength(2);

  const stored = await storedCart(request, email);
  expect(stored.map((item) => (item as SharedItem).packWeight)).toEqual(items.map(({ packWeight }) => packWeight));
});
