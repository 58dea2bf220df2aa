import type { Page } from '@playwright/test';

/** Waits until the page's script has hydrated the prerendered HTML; of some pages not yet what stands below the first screen. */
export async function firstScreenReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Acts as a visitor does, and waits until the page is laid out and hydrated, with what waits for that. */
export async function ready(page: Page): Promise<void> {
  await firstScreenReady(page);
  // In one call, which waits for the next page if this one is being left.
  await page.waitForFunction(isWholeHydrated);
}

/** Runs in the page. `boot.ts` lays out all of it at a wheel's event; React keeps a property of its own on each element that it has hydrated. */
function isWholeHydrated(): boolean {
  for (const type of ['scroll', 'wheel']) document.dispatchEvent(new Event(type));
  const controls = [...document.querySelectorAll('main a, main button, main input')];
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber$')));
}
