import type { Browser, Locator, Page } from '@playwright/test';
import { rememberEmail } from '#tests/e2e/support/carts.ts';
import { openThrottledPage, waitUntilHydrated } from './browser.ts';
import { buyerEmail } from './fixtures.ts';
import { recordWebVitals } from './web-vitals.ts';

const frameMs = 16;
const restMs = 1000;
const paintedMs = 700;

export interface Interaction {
  readonly path: string;
  readonly control: (page: Page) => Locator;
  readonly key?: string;
  /** Runs in the page: the same visible change without React, the least that the interaction can take. */
  readonly leastChange?: () => void;
}

export const removal: Interaction = {
  path: '/cart',
  control: (page) => page.getByRole('button', { name: /remove/i }).first(),
};

declare global {
  interface Window {
    benchChange: () => void;
  }
}

export function measureResponseTime(browser: Browser, url: string, interaction: Interaction): Promise<number> {
  return measure(browser, url, interaction, undefined);
}

export async function measureLeastChange(
  browser: Browser,
  url: string,
  interaction: Interaction,
): Promise<number | undefined> {
  const { leastChange } = interaction;
  return leastChange && measure(browser, url, interaction, leastChange);
}

async function measure(
  browser: Browser,
  url: string,
  { path, control, key }: Interaction,
  leastChange: (() => void) | undefined,
): Promise<number> {
  const { page, context } = await openThrottledPage(browser, { isNetworkSlow: false });
  await page.addInitScript(recordWebVitals);
  await rememberEmail(page, buyerEmail);
  await page.goto(url + path);
  await waitUntilHydrated(page);
  const target = control(page);
  await target.scrollIntoViewIfNeeded();
  if (leastChange) await replaceHandlers(page, leastChange);
  await page.waitForTimeout(restMs);
  await page.evaluate(() => (window.benchVitals.inp = 0));
  await (key === undefined ? target.tap() : target.press(key));
  await page.waitForTimeout(paintedMs);
  const { inp } = await page.evaluate(() => window.benchVitals);
  await context.close();
  // The browser reports no event that is painted within one frame.
  return Math.max(inp, frameMs);
}

async function replaceHandlers(page: Page, change: () => void): Promise<void> {
  await page.evaluate(`window.benchChange = ${String(change)}`);
  await page.evaluate(() => {
    const types = Object.keys(HTMLElement.prototype).filter((name) =>
      /^on(?:pointer|touch|mouse|key|focus|blur|input|click)/.test(name),
    );
    for (const type of [...types.map((name) => name.slice(2)), 'beforeinput', 'focusin', 'focusout']) {
      window.addEventListener(
        type,
        (event) => {
          event.stopImmediatePropagation();
          if (type === 'click') window.benchChange();
        },
        true,
      );
    }
  });
}
