import type { Page } from '@playwright/test';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const englishMenu = { path: '/about', button: 'Open menu' };
const sideMenus = pickCases([englishMenu, { path: '/es/about', button: 'Abrir el menú' }], [englishMenu]);

interface OpenState {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

const openStates: readonly OpenState[] = [
  {
    name: 'a picture of the range opened large',
    path: '/',
    open: (page) =>
      page
        .getByRole('link', { name: /^View larger/ })
        .first()
        .click(),
  },
  {
    name: 'the film playing',
    path: '/history',
    open: (page) => page.getByRole('button', { name: /^Play video/ }).click(),
  },
  {
    name: 'the last grades',
    path: '/history',
    open: (page) => page.getByRole('button', { name: /previous/i }).click(),
  },
  {
    name: 'the caliper and the frame for a bank card',
    path: '/history',
    open: async (page) => {
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
    open: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
  },
  {
    name: 'a search that found something',
    path: '/products?category=cinnamon&q=alba',
    open: (page) => page.getByRole('button', { name: 'Clear the search' }).focus(),
  },
  {
    name: 'a search that found nothing',
    path: '/products?q=saffron',
    open: (page) => page.getByRole('button', { name: 'Show all products' }).focus(),
  },
  {
    name: 'an error in the form',
    path: '/es/order/cinnamon',
    open: async (page) => {
      await page.getByRole('button', { name: 'Agregar a la solicitud' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'a pasted list',
    path: '/es/cart#paste',
    open: async (page) => {
      await page
        .getByLabel('Productos y cantidades')
        .fill('Alba 10 x 25 kg\npimienta negra 1 x 25 kg\nmil kilos de Alba');
      await page.getByRole('button', { name: 'Leer estas líneas' }).click();
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(4);
    },
  },
];

const openPictures: readonly OpenState[] = [
  {
    name: 'a picture of the gallery opened large',
    path: '/about',
    open: (page) =>
      page
        .getByRole('region', { name: 'Gallery' })
        .getByRole('link', { name: /^View larger/ })
        .first()
        .click(),
  },
  {
    name: 'a picture opened large',
    path: '/es/about',
    open: (page) =>
      page
        .getByRole('link', { name: /^Ver en grande/ })
        .first()
        .click(),
  },
];

for (const width of pickCases([360, 1280], [360])) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const { name, path, open } of [...openStates, ...pickCases(openPictures, [])]) {
      test(`${path} has no accessibility violations with ${name}`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openPage(page, path);
        await open(page);
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
