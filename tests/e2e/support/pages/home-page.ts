import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/by-css.ts';
import { ready } from '#tests/e2e/support/ready.ts';

export async function openHome(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
}

export const homeFilm = (page: Page) => byCss(page, 'video');
export const filmSources = (page: Page) => byCss(page, 'video source');
export const showcase = (page: Page) => page.getByRole('group', { name: 'Spice categories' });
export const showcasePictures = (page: Page) => byCss(showcase(page), ':has(> [data-shown])');
export const selectedCategory = (page: Page) => showcase(page).getByRole('button', { pressed: true });
