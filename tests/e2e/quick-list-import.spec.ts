import type { Page } from '@playwright/test';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/faults/server-process.ts';
import { storedCart } from './support/cart-data.ts';
import { createQuickList, type QuickListBox } from './support/quick-list.ts';
import { test as base, expect } from './support/test.ts';

/** Uses its own server with the default rate limit. It trusts one proxy, so that the test can choose the client address. */
const test = base.extend<{ site: ServerProcess; quickList: QuickListBox }>({
  site: async ({}, use, info) => {
    const site = await createServerProcess({
      DATABASE_URL: `sqlite:${info.outputPath('quick-list.sqlite')}`,
      RATE_LIMIT_PER_MINUTE: '',
      TRUST_PROXY: '1',
    });
    await site.start();
    await use(site);
    await site.stop('SIGTERM');
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  quickList: async ({ page }, use) => {
    await use(createQuickList(page));
  },
});
// 150 requests take long on a busy machine.
test.slow();
test.afterAll(killRemainingServers);

const total = 150;
const lines = Array.from({ length: total }, (_, index) => `${index + 1} x 25 kg Alba`);
const finished = (page: Page) => page.getByText('150 lines were added to your quote request.');

async function addAll(page: Page, quickList: QuickListBox, email: string): Promise<void> {
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.1' });
  await quickList.open();
  await quickList.paste(lines.join('\n'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await quickList.add.and(page.getByText('Add 150 lines')).click();
}

/** Ends the minute of the rate limit: fast-forwards the clock of the page and changes the client address for the server. */
async function endRateLimitMinute(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.0.0.2' });
  await page.clock.fastForward(61_000);
}

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(
    /status of 429|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch cart count/,
  );
});

test('150 pasted lines wait for the rate limit, can be stopped and go on, and each is added once', async ({
  page,
  request,
  email,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await expect(quickList.progress(/^Adding 120 of 150, waiting \d+ s for the server$/)).toBeVisible({ timeout: 0 });
  await expect(page.getByRole('status').filter({ hasText: /waiting \d+ s/ })).toHaveCount(1);
  await quickList.stop.click();
  await expect(page.getByText('119 of 150 lines were added, 31 were not.')).toBeVisible();
  await expect(quickList.goOn).toBeFocused();
  await quickList.goOn.click();
  await endRateLimitMinute(page);
  await expect(finished(page)).toBeFocused({ timeout: 0 });
  expect(await quantities(request, email)).toEqual(lines.map((_, index) => index + 1));
});

test('a kill of the server in between delays 150 lines, and neither loses nor repeats one', async ({
  page,
  request,
  email,
  site,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await expect(quickList.progress(/^Adding [5-9]\d of 150/)).toBeVisible({ timeout: 0 });
  await site.stop('SIGKILL');
  await expect(quickList.progress(/^Adding \d+ of 150, waiting \d+ s for the server$/)).toBeVisible({ timeout: 0 });
  await site.start();
  await expect(finished(page)).toBeVisible({ timeout: 0 });
  expect(await quantities(request, email)).toEqual(lines.map((_, index) => index + 1));
});

test('after a reload the lines go on where they were, and none is added twice', async ({
  page,
  request,
  email,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await expect(quickList.progress(/^Adding 120 of 150, waiting/)).toBeVisible({ timeout: 0 });
  await endRateLimitMinute(page);
  await page.goto('/cart');
  await expect(page.getByText(/^\d+ of 150 lines were added, \d+ were not\.$/)).toBeVisible();
  await quickList.goOn.click();
  await expect(finished(page)).toBeVisible({ timeout: 0 });
  expect(await quantities(request, email)).toEqual(lines.map((_, index) => index + 1));
});

test('lines that were not added go back into the box, before what was written there meanwhile', async ({
  page,
  request,
  email,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await expect(quickList.progress(/^Adding 120 of 150, waiting/)).toBeVisible({ timeout: 0 });
  await quickList.box.fill('mace 1 x 5 kg');
  await quickList.stop.click();
  await quickList.putBack.click();
  await expect(quickList.box).toHaveValue([...lines.slice(119), 'mace 1 x 5 kg'].join('\n'));
  await endRateLimitMinute(page);
  await quickList.add.and(page.getByText('Add 32 lines')).click();
  await expect(page.getByText('32 lines were added to your quote request.')).toBeVisible({ timeout: 0 });
  expect(await quantities(request, email)).toEqual([...lines.map((_, index) => index + 1), 1]);
});

async function quantities(request: Parameters<typeof storedCart>[0], email: string): Promise<number[]> {
  const items = await storedCart(request, email);
  return items.map((item) => (item as { readonly quantity: number }).quantity);
}
