import type { Page } from '@playwright/test';

/** Presses a button that opens a tab, and closes that tab, because browsers do not render a page in the background. */
export async function pressAndReturn(page: Page, button: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const other = await opened;
  await other.waitForLoadState();
  await other.close();
  await page.bringToFront();
}
