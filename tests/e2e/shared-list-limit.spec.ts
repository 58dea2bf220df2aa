import type { Page } from '@playwright/test';
import { formatSharedList, type SharedItem } from '#domain/shared-list.ts';
import { endLeftovers, siteProcess } from '#tests/faults/site-process.ts';
import { alba, storedCart } from './support/cart-data.ts';
import { test as base, expect } from './support/test.ts';

/** A server of its own with the default limit of calls. It believes one proxy, so that the test chooses the client. */
const test = base.extend({
  baseURL: async ({}, use, info) => {
    const site = await siteProcess({
      DATABASE_URL: `sqlite:${info.outputPath('limit.sqlite')}`,
      RATE_LIMIT_PER_MINUTE: '',
      TRUST_PROXY: '1',
    });
    await site.start();
    await use(site.url);
    await site.end('SIGTERM');
  },
});
test.afterAll(endLeftovers);

const total = 200;
const items = Array.from({ length: total }, (_, index) => ({ ...alba, packWeight: String(index) }) as SharedItem);

/** Lets the minute of the limit pass: for the page by its clock, for the server as another client. */
async function passMinute(page: Page, client: string): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': client });
  await page.clock.fastForward(61_000);
}

test('a shared list of 200 items is added whole with the default limit: waits, stops, goes on, adds nothing twice', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 429/);
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/cart')) calls.push(call.method());
  });
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.1' });
  await page.goto(`/cart${formatSharedList(items)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await page.getByRole('button', { name: `Add these ${total} items` }).click();

  // The first call of the minute fetched the cart.
  const waiting = page.getByText(/^Adding 120 of 200, waiting \d+ s for the server’s limit$/);
  await expect(waiting.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /waiting \d+ s/ })).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(1 + 119);
  // Looking at the page again costs no call, and does not empty the list.
  const callsBefore = calls.length;
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('119 of 200 items were added, 81 were not.')).toBeVisible();
  expect(calls).toHaveLength(callsBefore);
  await expect(page.getByRole('row')).toHaveCount(1 + 119);

  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(waiting.first()).toBeVisible();
  await passMinute(page, '10.0.0.2');
  await expect(page.getByText('200 shared items were added to your list.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(1 + total);
  await expect(page).toHaveURL(/\/cart$/);
  expect(calls.filter((method) => method === 'GET')).toHaveLength(2);

  const stored = await storedCart(request, email);
  expect(stored.map((item) => (item as SharedItem).packWeight)).toEqual(items.map(({ packWeight }) => packWeight));
});

test('a reload in the middle loses and repeats nothing: the cart page offers to go on', async ({
  page,
  request,
  email,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 429|Failed to fetch cart count/);
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.1' });
  await page.goto(`/cart${formatSharedList(items)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await page.getByRole('button', { name: `Add these ${total} items` }).click();
  await expect(page.getByText(/^Adding 120 of 200, waiting/).first()).toBeVisible();

  await passMinute(page, '10.0.0.2');
  await page.goto('/cart');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('200 shared items were added to your list.')).toBeVisible();
  expect(await storedCart(request, email)).toHaveLength(total);
});
