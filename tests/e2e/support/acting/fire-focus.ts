import type { Page } from '@playwright/test';

/** Stands for the return of a visitor to the tab: in Playwright each page always has the focus. */
export async function fireFocus(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}
