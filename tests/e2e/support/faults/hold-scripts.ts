import type { Page } from '@playwright/test';

/** Holds scripts until the returned function is called. `later` lets `boot.ts` through, which handles early presses. */
export async function holdScripts(page: Page, held: 'all' | 'later' = 'all'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(held === 'all' ? /\/assets\/.*\.js$/ : /\/assets\/(?!boot-).*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
