import type { Page } from '@playwright/test';

/** Waits until the page's script has hydrated the prerendered HTML; of some pages not yet what stands below the first screen. */
export async function firstScreenReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Waits until the page's script has hydrated the prerendered HTML, with what waits for the visitor to act. */
export async function ready(page: Page): Promise<void> {
  await firstScreenReady(page);
  await page.evaluate(() => document.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(isWholeHydrated);
}

/** Runs in the page. React keeps a property of its own on each element that it has hydrated. */
export function isWholeHydrated(): boolean {
  const controls = [...document.querySelectorAll('main a, main button, main input')];
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber$')));
}
