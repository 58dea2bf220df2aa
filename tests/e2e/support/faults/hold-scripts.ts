import type { Page } from '@playwright/test';

interface HeldScripts {
  readonly urls: readonly string[];
  readonly release: () => void;
}

export async function holdScripts(page: Page, held: 'all' | 'later' = 'all'): Promise<HeldScripts> {
  const urls: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(held === 'all' ? /\/assets\/.*\.js$/ : /\/assets\/(?!boot-).*\.js$/, async (route) => {
    urls.push(route.request().url());
    await released;
    await route.continue();
  });
  return { urls, release };
}
