import type { Browser } from '@playwright/test';
import { median } from '#scripts/support/median.ts';
import { launch, visit, waitUntilHydrated } from './support/browser.ts';
import { copyWithoutScripts } from './support/copy-without-scripts.ts';
import { measureInTurn } from './support/measure-in-turn.ts';
import { pageKinds } from './support/page-kinds.ts';
import { combine, ms, ratio, toResult, type Part, type Result } from './support/result.ts';
import { firstPort, startBaseline, startSite } from './support/start-servers.ts';
import { blockingTime, recordWebVitals, type WebVitals } from './support/web-vitals.ts';

const quietMs = 1500;

export const load: Part = {
  title: 'Load',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const plain = await startBaseline(firstPort + 1, copyWithoutScripts(Object.values(pageKinds)));
    const browser = await launch();
    const rows: Result[] = [];
    try {
      for (const [kind, path] of Object.entries(pageKinds)) {
        const runs = await measureInTurn(rounds, {
          site: () => loadOnce(browser, site.url + path, { hasScript: true }),
          plain: () => loadOnce(browser, plain.url + path, { hasScript: false }),
        });
        rows.push(toRow(kind, runs.site, runs.plain));
      }
    } finally {
      await browser.close();
      await Promise.all([site.stop(), plain.stop()]);
    }
    return rows;
  },
};

function toRow(kind: string, site: readonly WebVitals[], plain: readonly WebVitals[]): Result {
  const getMedian = (name: 'lcp' | 'cls' | 'ready') => median(site.map((run) => run[name]));
  const share = getMedian('lcp') / median(plain.map(({ lcp }) => lcp));
  return combine(`${kind} (${ms(getMedian('lcp'))}, ${site[0]?.lcpElement})`, [
    toResult('largest paint', share, 1.08, ratio),
    toResult('layout shift', getMedian('cls'), 0.01, (value) => value.toFixed(3)),
    toResult('blocking time', median(site.map(blockingTime)), 150, ms),
    toResult('ready for input', getMedian('ready'), 1700, ms),
  ]);
}

async function loadOnce(browser: Browser, url: string, { hasScript }: { hasScript: boolean }): Promise<WebVitals> {
  const { page, context } = await visit(browser, { isSlowLink: true });
  await page.addInitScript(recordWebVitals);
  await page.goto(url, { waitUntil: 'load' });
  if (hasScript) await waitUntilHydrated(page);
  await page.waitForTimeout(quietMs);
  const vitals = await page.evaluate(() => window.benchVitals);
  await context.close();
  return vitals;
}
