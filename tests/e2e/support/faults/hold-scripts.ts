import type { Page } from '@playwright/test';

/**
 * Holds scripts until the returned function is called. `boot.ts`, which handles early presses, may go through: the
 * `load` event waits for it, but not for the scripts that it imports.
 */
export async function holdScripts(page: Page, held: 'all' | 'all-but-boot' = 'all'): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(held === 'all' ? /\/assets\/.*\.js$/ : /\/assets\/(?!boot-).*\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
