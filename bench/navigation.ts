import type { Browser, Page } from '@playwright/test';
import { launch, visit, waitUntilHydrated, type Visit } from './browser.ts';
import { ms, toResult, type Part, type Result } from './result.ts';
import { firstPort, startSite } from './start-servers.ts';
import { median } from './stats.ts';

declare global {
  interface Window {
    /** Calls back when the next frame is painted. */
    benchPainted: (callback: () => void) => void;
  }
}

/** The pages visited from the shop, by links that every page has. */
const steps = ['/products', '/history', '/technology', '/'];

/** From the click on a link, prefetched on touch or hover, to the paint of the new page; and the same without React. */
export const navigation: Part = {
  title: 'Navigation',
  measure: async (rounds) => {
    const site = await startSite(firstPort);
    const browser = await launch();
    try {
      const times = new Map<string, { readonly own: number[]; readonly least: number[] }>();
      for (const path of steps) times.set(path, { own: [], least: [] });
      for (let round = 0; round < rounds; round++) {
        for (const [path, time] of await walk(browser, site.url)) times.get(path)?.own.push(time);
        for (const [path, { least }] of times) least.push(await swap(browser, site.url, path));
      }
      return [
        ...[...times].map(([path, { own, least }]) =>
          toResult(`to ${path}, once prefetched (the least change ${ms(median(least))})`, median(own), 100, ms),
        ),
        await scrollRestored(browser, site.url),
        await backForwardCache(browser, site.url),
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};

async function walk(browser: Browser, url: string): Promise<[path: string, time: number][]> {
  const { page, context } = await visitTimed(browser);
  await page.goto(`${url}/shop`);
  await waitUntilHydrated(page);
  const times: [string, number][] = [];
  for (const path of steps) {
    await prefetch(page, path);
    times.push([path, await follow(page, path)]);
    await page.waitForTimeout(800);
  }
  await context.close();
  return times;
}

/** What the browser alone needs: a script hides the page before and shows the one that was rendered ahead. */
async function swap(browser: Browser, url: string, path: string): Promise<number> {
  const { page, context } = await visitTimed(browser);
  await page.goto(`${url}${steps[steps.indexOf(path) - 1] ?? '/shop'}`);
  await waitUntilHydrated(page);
  await prefetch(page, path);
  await page.waitForTimeout(800);
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        const next = document.querySelector<HTMLElement>('main:not(#content)');
        document.querySelector<HTMLElement>('main#content')?.style.setProperty('display', 'none');
        next?.style.removeProperty('display');
        window.scrollTo(0, 0);
        window.benchPainted(() => resolve(performance.now() - start));
      }),
  );
  await context.close();
  return time;
}

/** Dispatches the events that precede a click on a link, and waits until the page is rendered ahead and the browser idle. */
async function prefetch(page: Page, path: string): Promise<void> {
  const pages = page.locator('main');
  const before = await pages.count();
  await page.evaluate((to) => {
    const link = document.querySelector(`main a[href="${to}"], footer a[href="${to}"], a[href="${to}"]`);
    for (const type of ['pointerdown', 'touchstart']) link?.dispatchEvent(new Event(type, { bubbles: true }));
  }, path);
  await pages.nth(before).waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Clicks a link to a path; returns the milliseconds until a frame with the new page's heading was painted. */
function follow(page: Page, path: string): Promise<number> {
  return page.evaluate(
    (to) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector('#content h1');
        const start = performance.now();
        const watch = new MutationObserver(() => {
          const now = document.querySelector('#content h1');
          if (!now || now === before) return;
          watch.disconnect();
          window.benchPainted(() => resolve(performance.now() - start));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['id'] });
        document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
      }),
    path,
  );
}

/** A page that can tell when a frame is painted. */
async function visitTimed(browser: Browser): Promise<Visit> {
  const opened = await visit(browser, { isSlowLink: false });
  await opened.page.addInitScript(() => {
    window.benchPainted = (callback) => {
      // A message posted in a frame callback is handled after that frame is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', callback);
        port1.start();
        port2.postMessage('');
      });
    };
  });
  return opened;
}

async function scrollRestored(browser: Browser, url: string): Promise<Result> {
  const { page, context } = await visitTimed(browser);
  await page.goto(`${url}/history`);
  await waitUntilHydrated(page);
  await page.evaluate(() => document.body.dispatchEvent(new Event('wheel', { bubbles: true })));
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.waitForTimeout(300);
  await follow(page, '/shop');
  await page.waitForTimeout(600);
  await page.goBack();
  await page.waitForTimeout(1000);
  const back = await page.evaluate(() => window.scrollY);
  await context.close();
  return {
    what: 'back restores the scroll position',
    measured: `${Math.round(back)} of 1500 px`,
    target: '1500 px',
    isMet: Math.abs(back - 1500) < 2,
  };
}

async function backForwardCache(browser: Browser, url: string): Promise<Result> {
  const { page, context } = await visitTimed(browser);
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset['restored'] = '';
    });
  });
  await page.goto(`${url}/history`);
  await waitUntilHydrated(page);
  await page.goto(`${url}/robots.txt`);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForTimeout(500);
  const isRestored = await page.evaluate(() => 'restored' in document.documentElement.dataset);
  await context.close();
  return {
    what: 'restored from the back/forward cache',
    measured: isRestored ? 'yes' : 'no',
    target: 'yes',
    isMet: isRestored,
  };
}
