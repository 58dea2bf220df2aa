import type { Page } from '@playwright/test';

/** Holds the answers to requests of `url`, those of later ones too, until the returned function is called. */
export async function holdResponses(page: Page, url: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
