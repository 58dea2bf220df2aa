import type { Browser, Locator, Page } from '@playwright/test';
import { computeMedian } from '#scripts/support/median.ts';
import { launchBrowser, openThrottledPage, waitUntilHydrated, type ThrottledPage } from './support/browser.ts';
import { formatMs, toResult, type BenchPart, type Result } from './support/result.ts';
import { firstPort, startSite } from './support/start-servers.ts';

const steps = ['/products', '/history', '/technology', '/'];

/** In this time a hovered link loads its page, and a new page comes to rest. */
const restMs = 1000;

export const navigation: BenchPart = {
  title: 'Navigation',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const browser = await launchBrowser();
    try {
      const times = new Map(steps.map((path) => [path, [] as number[]]));
      for (let round = 0; round < rounds; round++) await walk(browser, site.url, times);
      return [
        ...[...times].map(([path, measured]) =>
          toResult(`to ${path}`, computeMedian(measured), { atMost: 150, format: formatMs }),
        ),
        await measureBackForwardCache(browser, site.url),
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function walk(browser: Browser, url: string, times: ReadonlyMap<string, number[]>): Promise<void> {
  const { page, context } = await openOnDesktop(browser, `${url}/shop`);
  for (const [path, measured] of times) {
    const link = page.locator(`header a[href="${path}"]:visible`).first();
    await link.hover();
    await page.waitForTimeout(restMs);
    measured.push(await measureFollowing(page, link));
    await page.waitForTimeout(restMs);
  }
  await context.close();
}

async function measureFollowing(page: Page, link: Locator): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const before = document.querySelector('#content h1');
    const clicked = new Promise<number>((resolve) =>
      document.addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
    );
    const changed = new Promise<void>((resolve) => {
      const watch = new MutationObserver(() => {
        const now = document.querySelector('#content h1');
        if (!now || now === before) return;
        watch.disconnect();
        // A message posted in a frame callback is handled after the frame is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve());
          port1.start();
          port2.postMessage('');
        });
      });
      watch.observe(document.body, { subtree: true, childList: true });
    });
    // The promise is inside an object, because `evaluateHandle` would await a promise that is returned directly.
    return { duration: Promise.all([clicked, changed.then(() => performance.now())]).then(([from, to]) => to - from) };
  });
  await link.click();
  return painted.evaluate(({ duration }) => duration);
}

async function openOnDesktop(browser: Browser, url: string): Promise<ThrottledPage> {
  // On a phone the links are in the menu, where nothing hovers them.
  const opened = await openThrottledPage(browser, { isNetworkSlow: false, isDesktop: true });
  await opened.page.goto(url);
  await waitUntilHydrated(opened.page);
  return opened;
}

async function measureBackForwardCache(browser: Browser, url: string): Promise<Result> {
  const { page, context } = await openOnDesktop(browser, `${url}/history`);
  await page.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.restored = '';
    }),
  );
  await page.goto(`${url}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(restMs);
  const isRestored = await page.evaluate(() => 'restored' in document.documentElement.dataset);
  await context.close();
  return {
    what: 'restored from the back/forward cache',
    measurement: isRestored ? 'yes' : 'no',
    target: 'yes',
    isMet: isRestored,
  };
}
