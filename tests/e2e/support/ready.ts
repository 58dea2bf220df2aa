import type { Page } from '@playwright/test';

/** Waits until the page's script has hydrated the prerendered HTML. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
