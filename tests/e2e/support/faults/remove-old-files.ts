import type { Page } from '@playwright/test';

/** Acts like a deployment: scripts and styles of the open document get a 404, those of the next document are there. */
export async function removeOldFiles(page: Page): Promise<void> {
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route(/\/assets\//, (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
}
