import type { Page } from '@playwright/test';

export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor();
}
