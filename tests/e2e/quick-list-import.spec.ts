import type { Page } from '@playwright/test';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/faults/server-process.ts';
import { storedCart } from './support/cart-data.ts';
import { createQuickList, type QuickListBox } from './support/quick-list.ts';
import { test as base, expect } from './support/test.ts';

/**
 * A limit so low that a slow machine reaches it too, on a server of its own. One trusted proxy lets the test choose the
 * client address.
 */
const test = base.extend<{ site: ServerProcess; quickList: QuickListBox }>({
  site: async ({}, use, info) => {
    const site = await createServerProcess({
      DATABASE_URL: `sqlite:${info.outputPath('quick-list.sqlite')}`,
      RATE_LIMIT_PER_MINUTE: '20',
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
const all = lines.map((_, index) => index + 1);
const finished = (page: Page) => page.getByText('150 items were added to your quote request.');
const waiting = (page: Page) => page.getByText(/^Adding \d+ of 150, waiting \d+ s for the server$/).first();
/** The first call of the minute fetched the cart. */
const firstWait = (page: Page) => page.getByText(/^Adding 20 of 150, waiting \d+ s for the server$/).first();

let clients = 0;

async function addAll(page: Page, quickList: QuickListBox, email: string): Promise<void> {
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.0.${++clients}` });
  await quickList.open();
  await quickList.paste(lines.join('\n'));
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Submit Email' }).click();
  await quickList.add.and(page.getByText('Add 150 items')).click();
  await expect(firstWait(page)).toBeVisible({ timeout: 0 });
}

/** Fast-forwards the page's clock, and is another client for the server. */
async function endRateLimitMinute(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.0.${++clients}` });
  await page.clock.fastForward(61_000);
}

async function finish(page: Page): Promise<void> {
  await expect(async () => {
    if (await waiting(page).isVisible()) await endRateLimitMinute(page);
    await expect(finished(page)).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 0 });
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
  await expect(page.getByRole('status').filter({ hasText: /waiting \d+ s/ })).toHaveCount(1);
  await quickList.stop.click();
  await expect(page.getByText('19 of 150 items were added, 131 were not.')).toBeVisible();
  await expect(quickList.goOn).toBeFocused();
  await quickList.goOn.click();
  await finish(page);
  await expect(finished(page)).toBeFocused();
  expect(await quantities(request, email)).toEqual(all);
});

test('a kill of the server in between delays 150 lines, and neither loses nor repeats one', async ({
  page,
  request,
  email,
  site,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await site.stop('SIGKILL');
  await endRateLimitMinute(page);
  await expect(page.getByText(/^Adding 20 of 150, waiting [12] s for the server$/).first()).toBeVisible();
  await site.start();
  await finish(page);
  expect(await quantities(request, email)).toEqual(all);
});

test('after a reload the lines go on where they were, and none is added twice', async ({
  page,
  request,
  email,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await endRateLimitMinute(page);
  await page.goto('/cart');
  await expect(page.getByText(/^\d+ of 150 items were added, \d+ were not\.$/)).toBeVisible();
  await quickList.goOn.click();
  await finish(page);
  expect(await quantities(request, email)).toEqual(all);
});

test('lines that were not added go back into the box, before what was written there meanwhile', async ({
  page,
  request,
  email,
  quickList,
}) => {
  await addAll(page, quickList, email);
  await page.getByRole('link', { name: 'Paste a list' }).click();
  await quickList.box.fill('mace 1 x 5 kg');
  await quickList.stop.click();
  await quickList.putBack.click();
  await expect(quickList.box).toHaveValue([...lines.slice(19), 'mace 1 x 5 kg'].join('\n'));
  await expect(quickList.add).toHaveText('Add 132 items');
  await quickList.box.fill([...lines.slice(19, 30), 'mace 1 x 5 kg'].join('\n'));
  await endRateLimitMinute(page);
  await quickList.add.click();
  await expect(page.getByText('12 items were added to your quote request.')).toBeVisible();
  expect(await quantities(request, email)).toEqual([...all.slice(0, 30), 1]);
});

async function quantities(request: Parameters<typeof storedCart>[0], email: string): Promise<number[]> {
  const items = await storedCart(request, email);
  return items.map((item) => (item as { readonly quantity: number }).quantity);
}
