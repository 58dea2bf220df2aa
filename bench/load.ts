import type { Browser } from '@playwright/test';
import { computeMedian } from '#scripts/support/median.ts';
import { launchBrowser, openThrottledPage, waitUntilHydrated } from './support/browser.ts';
import { copyWithoutScripts } from './support/copy-without-scripts.ts';
import { measureInTurn } from './support/measure-in-turn.ts';
import { pageKinds } from './support/page-kinds.ts';
import { combine, formatMs, formatRatio, toResult, type BenchPart, type Result } from './support/result.ts';
import { firstPort, startBaselineServer, startSite } from './support/start-servers.ts';
import { computeBlockingTime, recordWebVitals, type WebVitals } from './support/web-vitals.ts';

const quietMs = 1500;

export const load: BenchPart = {
  title: 'Load',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const plain = await startBaselineServer(firstPort + 1, copyWithoutScripts(Object.values(pageKinds)));
    const browser = await launchBrowser();
    const results: Result[] = [];
    try {
      for (const [kind, path] of Object.entries(pageKinds)) {
        const runs = await measureInTurn(rounds, {
          site: () => loadOnce(browser, site.url + path, { hasScript: true }),
          plain: () => loadOnce(browser, plain.url + path, { hasScript: false }),
        });
        results.push(toPageResult(kind, runs.site, runs.plain));
      }
    } finally {
      await browser.close();
      await Promise.all([site.stop(), plain.stop()]);
    }
    return results;
  },
};

function toPageResult(kind: string, site: readonly WebVitals[], plain: readonly WebVitals[]): Result {
  const getMedian = (name: 'lcp' | 'cls' | 'ready') => computeMedian(site.map((run) => run[name]));
  const share = getMedian('lcp') / computeMedian(plain.map(({ lcp }) => lcp));
  return combine(`${kind} (${formatMs(getMedian('lcp'))}, ${site[0]?.lcpElement})`, [
    toResult('largest paint', share, { atMost: 1.08, format: formatRatio }),
    toResult('layout shift', getMedian('cls'), { atMost: 0.01, format: (value) => value.toFixed(3) }),
    toResult('blocking time', computeMedian(site.map(computeBlockingTime)), { atMost: 150, format: formatMs }),
    toResult('ready for input', getMedian('ready'), { atMost: 1700, format: formatMs }),
  ]);
}

async function loadOnce(browser: Browser, url: string, { hasScript }: { hasScript: boolean }): Promise<WebVitals> {
  const { page, context } = await openThrottledPage(browser, { isNetworkSlow: true });
  await page.addInitScript(recordWebVitals);
  await page.goto(url, { waitUntil: 'load' });
  if (hasScript) await waitUntilHydrated(page);
  await page.waitForTimeout(quietMs);
  const vitals = await page.evaluate(() => window.benchVitals);
  await context.close();
  return vitals;
}
