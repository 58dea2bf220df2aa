import type { Page } from '@playwright/test';
import { gradedProductIds } from '#domain/catalogue/grades.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import {
  findControlsLikeText,
  findControlsWithoutFocusRing,
  listFrameStates,
  listInkStates,
  listMarkStates,
  listOutlineStates,
  readMarks,
  readSystemColors,
} from '#tests/e2e/support/rendering/computed-looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const schemes = ['light', 'dark'] as const;

const albaPath = `/product/${idsByName.alba}`;

interface PageWithControls {
  readonly path: string;
  readonly showMore?: (page: Page) => Promise<void>;
}

const pagesWithControls: readonly PageWithControls[] = [
  { path: albaPath },
  { path: '/cart', showMore: (page) => page.getByText('Help us quote faster').click() },
  { path: '/compare' },
];

async function open(page: Page, path: string, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await openPage(page, path);
}

for (const scheme of pickCases<(typeof schemes)[number]>(schemes, ['dark'])) {
  test.describe(`on a ${scheme} background of the system`, () => {
    for (const { path, showMore } of pagesWithControls) {
      test(`controls of ${path} can be told from text`, async ({ page, seedCart }) => {
        await seedCart(alba, cloves);
        await open(page, path, scheme);
        await showMore?.(page);
        const colors = await readSystemColors(page);
        expect(await page.getByRole('main').evaluate(findControlsLikeText, colors)).toEqual([]);
      });

      test(`controls of ${path} show their focus`, async ({ page, seedCart }) => {
        await seedCart(alba, cloves);
        await open(page, path, scheme);
        await showMore?.(page);
        expect(await page.getByRole('main').evaluate(findControlsWithoutFocusRing)).toEqual([]);
      });
    }

    test('only the selected picture of a product is marked', async ({ page }) => {
      await open(page, albaPath, scheme);
      const pictures = page.getByRole('group', { name: 'Pictures of Ceylon Cinnamon Alba' });
      await pictures.getByRole('button', { name: /^Show picture 2/ }).click();
      await expect(pictures.getByRole('button', { name: /^Show picture 2/, pressed: true })).toBeVisible();
      const buttons = pictures.getByRole('button', { name: /^Show picture/ });
      expect(await buttons.evaluateAll(listMarkStates, await readSystemColors(page))).toEqual([false, true, false]);
    });

    test('only the grade of the product is marked among the grades', async ({ page }) => {
      await open(page, albaPath, scheme);
      const grades = page.getByRole('region', { name: 'How thick is each grade?' }).getByRole('listitem');
      const marks = await grades.getByRole('link').evaluateAll(listMarkStates, await readSystemColors(page));
      expect(marks).toEqual(gradedProductIds.map((id) => id === idsByName.alba));
    });

    test('a check box that is checked looks different', async ({ page }) => {
      await open(page, '/compare', scheme);
      const box = page.getByRole('checkbox').first();
      const unchecked = await box.screenshot();
      await box.check();
      expect((await box.screenshot()).equals(unchecked)).toBe(false);
    });

    test('the buttons of the viewer have a frame', async ({ page }) => {
      await open(page, albaPath, scheme);
      await page.getByRole('link', { name: /^View larger/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const buttonsWithSymbol = dialog.getByRole('button').filter({ has: byCss(page, 'svg') });
      const frames = await buttonsWithSymbol.evaluateAll(listFrameStates, await readSystemColors(page));
      expect(frames.length).toBeGreaterThan(3);
      expect(frames).not.toContain(false);
    });

    test('the controls of the viewer show their focus', async ({ page }) => {
      await open(page, albaPath, scheme);
      await page.getByRole('link', { name: /^View larger/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate(findControlsWithoutFocusRing)).toEqual([]);
    });

    for (const path of ['/contact', '/technology']) {
      test(`the words of the drawings on ${path} stand out`, async ({ page }) => {
        await open(page, path, scheme);
        const words = byCss(page.getByRole('main'), 'svg text').filter({ visible: true });
        const inInk = await words.evaluateAll(listInkStates, await readSystemColors(page));
        expect(inInk.length).toBeGreaterThan(3);
        expect(inInk).not.toContain(false);
      });
    }

    test('only the chosen type has a ring', async ({ page }) => {
      await open(page, '/order/cinnamon', scheme);
      const pictures = byCss(page, 'label:has(input[type="radio"]) picture');
      const rings = await pictures.evaluateAll(listOutlineStates, await readSystemColors(page));
      expect(rings.filter(Boolean)).toHaveLength(1);
    });

    test('selects have their arrow', async ({ page }) => {
      await open(page, '/order/cinnamon', scheme);
      await expect(page.getByLabel('Unit')).toHaveCSS('appearance', 'auto');
    });

    test('only the link to the current page has a line', async ({ page }) => {
      await open(page, '/shop', scheme);
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      const underlined = await links.evaluateAll((all) =>
        all
          .filter((link) => {
            const { borderBottomStyle, transform } = getComputedStyle(link, '::after');
            return borderBottomStyle === 'solid' && transform === 'none';
          })
          .map((link) => link.textContent),
      );
      expect(underlined).toEqual(['SHOP NOW']);
    });

    for (const { name, path, group, chosen } of [
      {
        name: 'the chosen filter',
        path: '/products',
        group: 'Show products of a category',
        chosen: '[aria-pressed="true"]',
      },
      { name: 'the dot of the shown grades', path: '/history', group: 'Groups of grades', chosen: '[aria-current]' },
    ]) {
      test(`${name} looks different from the others`, async ({ page }) => {
        await open(page, path, scheme);
        const marks = await page.getByRole('group', { name: group }).getByRole('button').evaluateAll(readMarks, chosen);
        const getLines = (isChosen: boolean) =>
          new Set(marks.filter((each) => each.isChosen === isChosen).map(({ lines }) => lines));
        expect(getLines(true).size).toBe(1);
        expect([...getLines(false)]).not.toContain([...getLines(true)][0]);
      });
    }
  });
}
