import { chromium, type Page } from '@playwright/test';
import { getTestChromiumPath, testChromiumFlags } from '#scripts/support/chromium.ts';
import { test as base } from '#tests/e2e/support/test.ts';
import { findLayoutFaults } from './find-layout-faults.ts';

type OpenBrowser = (textSizePercent: number) => Promise<Page>;

export const textSizeTest = base.extend<{ openBrowser: OpenBrowser }>({
  openBrowser: async ({ baseURL }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async (textSizePercent) => {
      const browser = await chromium.launch({
        executablePath: getTestChromiumPath(),
        args: [
          ...testChromiumFlags,
          `--blink-settings=defaultFontSize=${(16 * textSizePercent) / 100}`,
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        ],
      });
      closings.push(() => browser.close());
      const context = await browser.newContext({ baseURL: baseURL ?? '', reducedMotion: 'reduce' });
      return context.newPage();
    });
    for (const close of closings) await close();
  },
});

export const widths = [320, 360, 768, 1025, 1280, 1920] as const;

export async function setWidth(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 700 ? 740 : 900 });
  await page.waitForFunction((wanted) => window.innerWidth === wanted, width);
}

/** Returns faults found by two measurements: a single frame may still have a fallback font or the previous width. */
export async function findLastingLayoutFaults(page: Page): Promise<string[]> {
  const first = await page.evaluate(findLayoutFaults);
  if (first.length === 0) return [];
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const second = await page.evaluate(findLayoutFaults);
  return second.filter((fault) => first.includes(fault));
}
