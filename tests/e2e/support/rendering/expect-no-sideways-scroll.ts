import { expect, type Page } from '@playwright/test';

/** Compares with the viewport that the test has set: a phone's window grows with a page that is too wide. */
export async function expectNoSidewaysScroll(page: Page, label: string): Promise<void> {
  const width = page.viewportSize()?.width;
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth, `width of ${label} on a screen of ${width} px`).toBe(width);
}
