import type { Page } from '@playwright/test';
import { byCss } from './finding/by-css.ts';

export async function waitUntilReady(page: Page): Promise<void> {
  await byCss(page, 'html[data-ready]').waitFor();
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitUntilReady(page);
}

/** Waits until the browser has nothing to do: what the site puts off until then has begun. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/**
 * Waits until the network has been idle for half a second at least once since the page was opened. No element shows
 * that prefetched scripts and late pictures have arrived.
 */
export async function waitForNetworkAtRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}
