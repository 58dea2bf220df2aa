import type { Page } from '@playwright/test';

interface HeldScripts {
  /** The addresses of the scripts that were requested, also after they are let through. */
  readonly urls: readonly string[];
  /** Lets all scripts through. */
  readonly release: () => void;
}

/** Holds back all scripts that the page requests from now on, or all but the entry script. */
export async function holdScripts(page: Page, kept: 'all' | 'later' = 'all'): Promise<HeldScripts> {
  const urls: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(kept === 'all' ? /\/assets\/.*\.js$/ : /\/assets\/(?!boot-).*\.js$/, async (route) => {
    urls.push(route.request().url());
    await released;
    await route.continue();
  });
  return { urls, release };
}
