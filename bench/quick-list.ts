import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { allProducts } from '#content/catalogue/all-products.ts';
import { toProductNames } from '#content/list/to-product-names.ts';
import { createProductParser } from '#domain/quick-list/names/product-parser.ts';
import { maxQuickListRows } from '#domain/quick-list/quick-list.ts';
import { computeMedian } from '#scripts/support/median.ts';
import { serverArguments } from '#scripts/support/server-arguments.ts';
import { rememberEmail } from '#tests/e2e/support/carts.ts';
import { parseQuickList } from '#tests/support/parse-quick-list.ts';
import { launchBrowser } from './support/browser.ts';
import { buyerEmail } from './support/fixtures.ts';
import { formatMs, toResult, type BenchPart } from './support/result.ts';
import { makeScratchFolder } from './support/scratch-folder.ts';
import { firstPort, startProgram } from './support/start-servers.ts';

const names = ['Alba', 'pimienta negra molida', 'tumeric powder', 'Saffron', 'C5 special', 'organic Ceylon cinnamon'];
const spoken = Array.from(
  { length: maxQuickListRows },
  (_, index) => `${index + 1} x 25 kg ${names[index % names.length]}, 8 cm cut`,
);
const columns = Array.from(
  { length: maxQuickListRows },
  (_, index) => `${names[index % names.length]};${index + 1};2,5;kg;8 cm cut`,
);
const lists = { 'reading 200 lines in words': spoken, 'reading 200 rows of a table': columns };

const warmUpRounds = 5;
const countAboveLimit = 150;
const addedBeforeKill = 60;
const outageMs = 5000;

export const quickList: BenchPart = {
  title: 'Quick list',
  measure: async (rounds) => [
    ...Object.entries(lists).map(([what, lines]) =>
      toResult(what, measureMedianReading(lines.join('\n'), rounds), { atMost: 20, format: formatMs }),
    ),
    toResult(
      'adding 150 lines, without the wait for the limit of calls',
      await measureAdding({ isServerKilled: false }),
      { atMost: 5000, format: formatMs },
    ),
    toResult(
      'adding 150 lines, the server killed for 5 s, without these waits',
      await measureAdding({ isServerKilled: true }),
      { atMost: 5000, format: formatMs },
    ),
  ],
};

function measureMedianReading(text: string, rounds: number): number {
  const times = Array.from({ length: rounds + warmUpRounds }, () => {
    const parser = createProductParser(toProductNames(allProducts));
    const started = performance.now();
    parseQuickList(text, parser);
    return performance.now() - started;
  });
  return computeMedian(times.slice(warmUpRounds));
}

/** Returns milliseconds, without the outage and the waits that the server asks for. */
async function measureAdding({ isServerKilled }: { readonly isServerKilled: boolean }): Promise<number> {
  const databaseFile = join(makeScratchFolder(), 'quick-list.sqlite');
  let site = await startLimitedSite(databaseFile);
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    let waited = 0;
    page.on('response', (response) => {
      if (response.status() === 429) waited += 1000 * Number(response.headers()['retry-after']);
    });
    await rememberEmail(page, buyerEmail);
    await page.goto(`${site.url}/cart#paste`);
    await page
      .getByLabel('Products and amounts')
      .fill(Array.from({ length: countAboveLimit }, (_, index) => `${index + 1} x 25 kg Alba`).join('\n'));
    await page.getByRole('button', { name: 'Read these lines' }).click();
    const started = performance.now();
    await page.getByRole('button', { name: `Add ${countAboveLimit} items` }).click();
    if (isServerKilled) {
      await waitUntilAdded(page, addedBeforeKill);
      process.kill(site.pid, 'SIGKILL');
      await page.waitForTimeout(outageMs);
      waited += outageMs;
      site = await startLimitedSite(databaseFile);
    }
    await page.getByText(`${countAboveLimit} items were added`).waitFor({ timeout: 0 });
    return Math.max(0, performance.now() - started - waited);
  } finally {
    await browser.close();
    await site.stop();
  }
}

function waitUntilAdded(page: Page, lines: number): Promise<unknown> {
  return page.waitForFunction((least) => (document.querySelector('progress')?.value ?? 0) >= least, lines, {
    timeout: 0,
  });
}

function startLimitedSite(databaseFile: string) {
  return startProgram(process.execPath, serverArguments, `http://127.0.0.1:${firstPort}`, '/api/health', {
    PORT: String(firstPort),
    HOST: '127.0.0.1',
    DATABASE_URL: `sqlite:${databaseFile}`,
    RATE_LIMIT_PER_MINUTE: '120',
  });
}
