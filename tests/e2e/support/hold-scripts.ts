import type { Page } from '@playwright/test';

interface HeldScripts {
  /** The addresses of the scripts that were requested, also after they are let through. */
  readonly urls: readonly string[];
  /** Lets all scripts through. */
  readonly release: () => void;
}

/** Holds back all scripts that the page requests from now on. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const urls: string[] = [];
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    urls.push(route.request().url());
    await released;
    await route.continue();
  });
  return { urls, release };
}
