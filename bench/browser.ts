import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '#scripts/chromium.ts';

/** Lighthouse's throttled phone: 4x slower CPU, 1.6 Mbps, 150 ms. */
const link = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const cpuRate = 4;
/** Lighthouse's phone. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

/** A throttled page in a browser context of its own. */
export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Starts Chromium with the back/forward cache, cut off from other hosts; the caller closes it. Rejects if it is not installed. */
export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      ...chromiumFlags,
      // No other host can be reached.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    // Playwright disables the back/forward cache by default; the benchmark measures it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/**
 * A new browser context of a phone or, with `isDesktop`, of a desktop, with an empty cache and a throttled CPU; with
 * `isSlowLink` the network is throttled too.
 */
export async function visit(browser: Browser, options: { isSlowLink: boolean; isDesktop?: boolean }): Promise<Visit> {
  const context = await browser.newContext(options.isDesktop ? desktop : phone);
  const page = await context.newPage();
  // With a debugger, V8 parses React again to tell the lines of the errors that it prepares: 100 ms that no visitor waits for.
  await page.addInitScript(() => Reflect.deleteProperty(Error, 'stackTraceLimit'));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (options.isSlowLink) await session.send('Network.emulateNetworkConditions', { offline: false, ...link });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, context };
}

/** Waits until the page is hydrated. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}
