import { join } from 'node:path';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import { computeMedian } from '#scripts/support/median.ts';
import { openCartDatabase } from '#server/storage/open-cart-database.ts';
import { connect } from '#server/storage/sqlite/connection.ts';
import { rememberEmail } from '#tests/e2e/support/carts.ts';
import { launchBrowser, openThrottledPage, waitUntilHydrated } from './support/browser.ts';
import { addAlbaItems, buyerEmail, createItemValues, insertItemSql } from './support/fixtures.ts';
import { measureInTurn } from './support/measure-in-turn.ts';
import { measureResponseTime, removal } from './support/response-time.ts';
import { formatMs, toRatioResult, toResult, type BenchPart, type Result } from './support/result.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';
import { firstPort, startBareReader, startSite } from './support/start-servers.ts';
import { addItemsScript, runWrk } from './support/wrk.ts';

const fewItems = 1_000;
const manyItems = 1_000_000;
const maxLargeCartRounds = 3;

const readAnyCartScript = (count: number) => `
math.randomseed(7)
request = function()
  return wrk.format("GET", "/api/cart?email=g" .. math.random(0, ${count - 1}) .. "%40example.com")
end
`;

export const growth: BenchPart = {
  title: 'Growth',
  measure: async (rounds) => {
    const folder = makeScratchFolder();
    const smallFile = join(folder, 'small.sqlite');
    const largeFile = join(folder, 'large.sqlite');
    await fillDatabase(smallFile, fewItems);
    await fillDatabase(largeFile, manyItems);
    const starts = await measureInTurn(rounds, {
      small: () => startOnce(smallFile),
      large: () => startOnce(largeFile),
    });
    const sites = { small: await startSite(firstPort, smallFile), large: await startSite(firstPort + 1, largeFile) };
    const bare = {
      small: await startBareReader(firstPort + 2, smallFile),
      large: await startBareReader(firstPort + 3, largeFile),
    };
    try {
      const reads = await measureInTurn(rounds, {
        small: () => runWrk(sites.small.url, { script: readAnyCartScript(fewItems) }),
        large: () => runWrk(sites.large.url, { script: readAnyCartScript(manyItems) }),
        bareSmall: () => runWrk(bare.small.url, { script: readAnyCartScript(fewItems) }),
        bareLarge: () => runWrk(bare.large.url, { script: readAnyCartScript(manyItems) }),
      });
      const writes = await measureInTurn(rounds, {
        small: () => runWrk(sites.small.url, { script: addItemsScript }),
        large: () => runWrk(sites.large.url, { script: addItemsScript }),
      });
      return [
        toRatioResult('carts read at 1,000,000 items', reads.large, {
          baseline: '1,000',
          baselineRates: reads.small,
          atLeast: 0.85,
        }),
        toRatioResult('the same from bare node:http and node:sqlite', reads.bareLarge, {
          baseline: '1,000',
          baselineRates: reads.bareSmall,
        }),
        toRatioResult('items stored at 1,000,000 items', writes.large, {
          baseline: '1,000',
          baselineRates: writes.small,
          atLeast: 0.8,
        }),
        toResult('start at 1,000,000 items', computeMedian(starts.large), {
          atMost: computeMedian(starts.small) * 1.2,
          format: formatMs,
        }),
        ...(await measureLargeCart(sites.small.url, rounds)),
      ];
    } finally {
      await Promise.all([sites.small, sites.large, bare.small, bare.large].map((each) => each.stop()));
    }
  },
};

async function startOnce(database: string): Promise<number> {
  const site = await startSite(firstPort + 2, database);
  await site.stop();
  return site.startMs;
}

async function fillDatabase(file: string, count: number): Promise<void> {
  const created = await openCartDatabase({ engine: 'sqlite', file }, { warn: () => undefined });
  await created.close();
  const database = connect(file, 1000);
  const insert = database.prepare(insertItemSql);
  database.exec('begin');
  for (let index = 0; index < count; index++) insert.run(...createItemValues(`g${index}`));
  database.exec('commit; pragma wal_checkpoint(truncate)');
  database.close();
}

async function measureLargeCart(url: string, rounds: number): Promise<Result[]> {
  await addAlbaItems(url, buyerEmail, maxCartItems);
  const browser = await launchBrowser();
  const shown: number[] = [];
  const removed: number[] = [];
  try {
    for (let round = 0; round < Math.min(rounds, maxLargeCartRounds); round++) {
      const { page, context } = await openThrottledPage(browser, { isNetworkSlow: false });
      await rememberEmail(page, buyerEmail);
      const start = performance.now();
      await page.goto(`${url}/cart`);
      await waitUntilHydrated(page);
      // A locator by role would compute the names of 200 rows, which takes longer than the page.
      await page
        .locator('main tbody tr')
        .nth(maxCartItems - 1 - round)
        .waitFor({ state: 'attached' });
      shown.push(performance.now() - start);
      await context.close();
      removed.push(await measureResponseTime(browser, url, removal));
    }
  } finally {
    await browser.close();
  }
  return [
    toResult(`a cart of ${maxCartItems} items is shown, CPU throttled four times`, computeMedian(shown), {
      atMost: 3000,
      format: formatMs,
    }),
    toResult(`an item of ${maxCartItems} is removed: until the next paint`, computeMedian(removed), {
      atMost: 200,
      format: formatMs,
    }),
  ];
}
