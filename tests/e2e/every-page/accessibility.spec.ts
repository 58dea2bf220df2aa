import type { Page } from '@playwright/test';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const englishMenu = { path: '/about', button: 'Open menu' };
const sideMenus = pickCases([englishMenu, { path: '/es/about', button: 'Abrir el menú' }], [englishMenu]);

interface PageState {
  readonly name: string;
  readonly path: string;
  readonly prepare: (page: Page) => Promise<void>;
}

const pageStates: readonly PageState[] = [
  {
    name: 'a picture of the range opened large',
    path: '/',
    prepare: (page) =>
      page
        .getByRole('link', { name: /^View larger/ })
        .first()
        .click(),
  },
  {
    name: 'the film playing',
    path: '/history',
    prepare: (page) => page.getByRole('button', { name: /^Play video/ }).click(),
  },
  {
    name: 'the last grades, which come before the first',
    path: '/history',
    prepare: (page) => page.getByRole('button', { name: 'Previous grades' }).click(),
  },
  {
    name: 'the caliper and the frame for a bank card',
    path: '/history',
    prepare: async (page) => {
      const slider = page.getByRole('slider', { name: 'Opening of the caliper' });
      await page.getByRole('link', { name: /^H2\s*25\smm/ }).scrollIntoViewIfNeeded();
      await slider.fill('30');
      await page.getByRole('button', { name: 'Set life size with a bank card' }).click();
      await expect(page.getByRole('slider', { name: 'Size of the frame' })).toBeVisible();
    },
  },
  {
    name: 'the next picture',
    path: '/technology',
    prepare: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
  },
  {
    name: 'a search that found something',
    path: '/products?category=cinnamon&q=alba',
    prepare: (page) => page.getByRole('button', { name: 'Clear the search' }).focus(),
  },
  {
    name: 'a search that found nothing',
    path: '/products?q=saffron',
    prepare: (page) => page.getByRole('button', { name: 'Show all products' }).focus(),
  },
  {
    name: 'an error in the form',
    path: '/es/order/cinnamon',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Agregar a la solicitud' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a pasted list',
    path: '/es/cart#paste',
    prepare: async (page) => {
      await page
        .getByLabel('Productos y cantidades')
        .fill('Alba 10 x 25 kg\npimienta negra 1 x 25 kg\nmil kilos de Alba');
      await page.getByRole('button', { name: 'Leer estas líneas' }).click();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
    },
  },
];

const largePictures: readonly PageState[] = [
  {
    name: 'a picture of the gallery opened large',
    path: '/about',
    prepare: (page) =>
      page
        .getByRole('region', { name: 'Gallery' })
        .getByRole('link', { name: /^View larger/ })
        .first()
        .click(),
  },
  {
    name: 'a picture opened large',
    path: '/es/about',
    prepare: (page) =>
      page
        .getByRole('link', { name: /^Ver en grande/ })
        .first()
        .click(),
  },
];

for (const width of pickCases([360, 1280], [360])) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, path, prepare } of [...pageStates, ...pickCases(largePictures, [])]) {
      test(`${path} has no accessibility violations with ${name}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, path);
        await prepare(page);
        expect(await findAxeViolations(page)).toEqual([]);
      });
    }
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const { path, button } of sideMenus) {
    test(`the side menu of ${path} has no accessibility violations`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPage(page, path);
      await page.getByRole('button', { name: button }).click();
      expect(await findAxeViolations(page)).toEqual([]);
    });
  }
});
