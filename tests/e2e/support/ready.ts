import type { Page } from '@playwright/test';

/** Waits until the page's script has hydrated the prerendered HTML; of some pages not yet what stands below the first screen. */
export async function firstScreenReady(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}

/** Waits until the page's script has hydrated the prerendered HTML, with what waits for the visitor to act. */
export async function ready(page: Page): Promise<void> {
  await firstScreenReady(page);
  // In one call, which waits for the next page if this one is being left.
  await page.waitForFunction(isWholeHydrated);
}

/** Runs in the page. React keeps a property of its own on each element that it has hydrated. */
function isWholeHydrated(): boolean {
  document.dispatchEvent(new Event('scroll'));
  const controls = [...document.querySelectorAll('main a, main button, main input')];
  return controls.every((control) => Object.keys(control).some((key) => key.startsWith('__reactFiber$')));
}
