import type { Page } from '@playwright/test';

/** Presses a button that opens a tab, and closes the tab, because the browser does not render this page behind it. */
export async function pressAndReturn(page: Page, button: string): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('button', { name: button }).click();
  const other = await opened;
  await other.waitForLoadState();
  await other.close();
  await page.bringToFront();
}
