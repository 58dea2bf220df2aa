import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/** A phone on a poor link, as Lighthouse has it: 4x slower processor, 1.6 Mbps, 150 ms. */
const link = { downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8, latency: 150 };
const cpuRate = 4;
export const phone = { width: 412, height: 823 };

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly session: CDPSession;
}

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      // Other hosts are not part of what is measured.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
    // Playwright switches it off, and the page should be fit for it.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** A visitor who was never here, with a slow processor, and where told a slow link too. */
export async function visit(browser: Browser, options: { slowLink: boolean; reducedMotion?: boolean }): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: options.reducedMotion ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (options.slowLink) await session.send('Network.emulateNetworkConditions', { offline: false, ...link });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
  return { page, context, session };
}

/** Waits until the page's script has taken over. */
export async function ready(page: Page): Promise<void> {
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}
