import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '#scripts/support/chromium.ts';

/* Lighthouse's throttled phone: its link, a processor four times slower (`cpuRate`), its screen. */
const network = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const cpuRate = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 } };

export interface ThrottledPage {
  readonly page: Page;
  readonly context: BrowserContext;
}

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...chromiumFlags, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    // Playwright switches the back/forward cache off; the benchmark measures it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

export async function openThrottledPage(
  browser: Browser,
  options: { isNetworkSlow: boolean; isDesktop?: boolean },
): Promise<ThrottledPage> {
  const context = await browser.newContext(options.isDesktop ? desktop : phone);
  const page = await context.newPage();
  // With a debugger attached, V8 parses React again for each stack that React prepares, which takes 100 ms.
  await page.addInitScript(() => Reflect.deleteProperty(Error, 'stackTraceLimit'));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (options.isNetworkSlow) await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, context };
}

export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}
