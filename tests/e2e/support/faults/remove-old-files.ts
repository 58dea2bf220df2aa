import type { Page } from '@playwright/test';

/** As a deployment does: the scripts and styles of the open document are gone, those of the next one are there. */
export async function removeOldFiles(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(/\/assets\//, (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
}
