import type { Page } from '@playwright/test';

/** Counts the view transitions that the page starts; call it before the page opens. */
export async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const root = document.documentElement;
      root.dataset['transitions'] = String(Number(root.dataset['transitions'] ?? 0) + 1);
      return start(...given);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-transitions')) ?? 0);
}
