import type { Page } from '@playwright/test';
import { ready } from './ready.ts';

/**
 * The build of the tests has a placeholder of the film, which is replaced in its scripts. A link leads to the page: the
 * prerendered HTML has no film.
 */
export async function openHistoryWithFilm(page: Page): Promise<void> {
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('/embed/00000000000', '/embed/a1b2c3d4e5f');
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await ready(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/history"], a[href="/history"]')?.click(),
  );
  await page.getByRole('heading', { level: 1, name: /cinnamon/i }).waitFor();
}
