import type { Page } from '@playwright/test';

export async function holdResponses(page: Page, url: string): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
