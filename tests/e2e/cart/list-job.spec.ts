import type { APIRequestContext, Page } from '@playwright/test';
import { fireFocus } from '#tests/e2e/support/acting/fire-focus.ts';
import { fetchCart, rememberEmail } from '#tests/e2e/support/carts.ts';
import { focusedElement } from '#tests/e2e/support/finding/by-css.ts';
import type { ListTable } from '#tests/e2e/support/pages/list-table.ts';
import { test as base, expect } from '#tests/e2e/support/test.ts';
import { untilTestTimesOut } from '#tests/e2e/support/until-test-times-out.ts';
import { createServerProcess, killRemainingServers, type ServerProcess } from '#tests/support/server-process.ts';

const callsPerMinute = 10;

/**
 * Each test has its own server, whose rate limit is so low that a slow machine reaches it too. The server trusts one
 * proxy, so that the test can choose the client address.
 */
const test = base.extend<{ site: ServerProcess }>({
  site: async ({}, use, info) => {
    const site = await createServerProcess({
      DATABASE_URL: `sqlite:${info.outputPath('list.sqlite')}`,
      RATE_LIMIT_PER_MINUTE: String(callsPerMinute),
      TRUST_PROXY: '1',
    });
    await site.start();
    await use(site);
    await site.stop('SIGKILL');
  },
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
});
test.slow();
test.afterAll(killRemainingServers);

const lineCount = 24;
const callsToFetchCart = 1;
const addedAtFirst = callsPerMinute - callsToFetchCart;
const leftAtFirst = lineCount - addedAtFirst;
const lines = Array.from({ length: lineCount }, (_, index) => `${index + 1} x 25 kg Alba`);
const quantitiesOfLines = lines.map((_, index) => index + 1);
const waitingNotice = (page: Page) => page.getByText(/^Adding \d+ of \d+, waiting \d+ s for the server$/).first();
const firstWaitingNotice = (page: Page) =>
  page.getByText(new RegExp(`^Adding ${addedAtFirst + 1} of ${lineCount}, waiting \\d+ s for the server$`)).first();

let clients = 0;

async function addUntilRateLimit(page: Page, listTable: ListTable, email: string): Promise<void> {
  await page.clock.install();
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.0.${++clients}` });
  await rememberEmail(page, email);
  await listTable.goto();
  await listTable.paste(lines.join('\n'));
  // The first press puts "Stop" in place of this button. The second press must not stop the job.
  await listTable.addButton.filter({ hasText: `Add ${lineCount} items` }).dblclick();
  await expect(firstWaitingNotice(page)).toBeVisible(untilTestTimesOut);
}

async function endRateLimitMinute(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'X-Forwarded-For': `10.0.0.${++clients}` });
  await page.clock.fastForward(61_000);
}

async function waitUntilAllAreAdded(page: Page, items: number): Promise<void> {
  await expect(async () => {
    if (await waitingNotice(page).isVisible()) await endRateLimitMinute(page);
    await expect(page.getByText(`${items} items were added to your quote request.`)).toBeVisible({ timeout: 1 });
  }).toPass({ intervals: [100] });
}

async function fetchQuantities(request: APIRequestContext, email: string): Promise<number[]> {
  const items = await fetchCart(request, email);
  return items.map((item) => item.quantity);
}

test.beforeEach(({ expectedConsole }) => {
  expectedConsole.push(
    /status of 429|ERR_CONNECTION_(REFUSED|RESET|CLOSED)|ERR_EMPTY_RESPONSE|Failed to fetch cart count/,
  );
});

test(`${lineCount} pasted lines are each added once, through the rate limit, Stop, a reload and a kill of the server`, async ({
  page,
  request,
  email,
  site,
  listTable,
}) => {
  const calls: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/cart')) calls.push(call.method());
  });
  await addUntilRateLimit(page, listTable, email);

  await test.step('while it waits no call is made, and Stop says how many were added', async () => {
    await expect(page.getByRole('status').filter({ hasText: /waiting \d+ s/ })).toHaveCount(1);
    expect(calls.filter((method) => method === 'GET')).toHaveLength(1);
    const callsBeforeStop = calls.length;
    await fireFocus(page);
    await listTable.stopButton.click();
    await expect(
      page.getByText(`${addedAtFirst} of ${lineCount} items were added, ${leftAtFirst} were not.`),
    ).toBeVisible();
    await expect(listTable.goOnButton).toBeFocused();
    expect(calls).toHaveLength(callsBeforeStop);
    await expect(page.getByRole('row', { name: /^Cinnamon Alba/ })).toHaveCount(addedAtFirst);
    await listTable.goOnButton.click();
  });

  await test.step('after a reload it goes on where it was', async () => {
    await endRateLimitMinute(page);
    await page.goto('/cart');
    await expect(page.getByText(new RegExp(`^\\d+ of ${lineCount} items were added, \\d+ were not\\.$`))).toBeVisible();
    await listTable.goOnButton.click();
    await expect(waitingNotice(page)).toBeVisible(untilTestTimesOut);
  });

  await test.step('it outlasts a kill of the server', async () => {
    await site.stop('SIGKILL');
    await endRateLimitMinute(page);
    await expect(
      page.getByText(new RegExp(`^Adding \\d+ of ${lineCount}, waiting [12] s for the server$`)).first(),
    ).toBeVisible();
    await site.start();
    await waitUntilAllAreAdded(page, lineCount);
  });

  await expect(focusedElement(page)).toHaveText(`${lineCount} items were added to your quote request.`);
  expect(await fetchQuantities(request, email)).toEqual(quantitiesOfLines);
});

test('rows that were not added go back into the table, before what was written there meanwhile', async ({
  page,
  request,
  email,
  listTable,
}) => {
  await addUntilRateLimit(page, listTable, email);
  const quantityOfMace = 1;
  await listTable.paste(`mace ${quantityOfMace} x 5 kg`);
  await listTable.stopButton.click();
  await listTable.putBackButton.click();
  const rowCount = leftAtFirst + 1;
  await expect(listTable.rows).toHaveCount(rowCount);
  await expect(listTable.addButton).toHaveText(`Add ${rowCount} items`);
  await expect(listTable.cell('Packs', 1)).toHaveValue(String(addedAtFirst + 1));
  await expect(listTable.cell('Product', rowCount)).toHaveValue('Whole Spices, Mace');
  await endRateLimitMinute(page);
  await listTable.addButton.click();
  await waitUntilAllAreAdded(page, rowCount);
  expect(await fetchQuantities(request, email)).toEqual([...quantitiesOfLines, quantityOfMace]);
});
