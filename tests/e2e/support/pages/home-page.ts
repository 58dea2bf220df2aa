import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';

export function createHomePage(page: Page) {
  const welcome = byCss(page, 'section:has(h1)');
  const showcase = page.getByRole('group', { name: 'Spice categories' });

  return {
    welcome,
    filmPicture: byCss(welcome, 'img'),
    film: byCss(page, 'video'),
    filmSources: byCss(page, 'video source'),
    showcase,
    showcasePictures: byCss(showcase, 'div:has(> [data-selected])'),
    selectedCategory: showcase.getByRole('button', { pressed: true }),

    openHydrated: () => openPage(page, '/'),
  };
}

export type HomePage = ReturnType<typeof createHomePage>;
