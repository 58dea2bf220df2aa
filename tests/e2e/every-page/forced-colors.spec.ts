import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import {
  areFramed,
  areInInk,
  areMarked,
  areOutlined,
  findControlsLikeText,
  findControlsWithoutFocusRing,
  readMarks,
  readSystemColors,
} from '#tests/e2e/support/rendering/computed-looks.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { alba, cloves } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const schemes = ['light', 'dark'] as const;

async function open(page: Page, path: string, colorScheme: (typeof schemes)[number]): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme });
  await openPage(page, path);
}

/** One background is tested by default: each mark that was ever missing was missing on both. */
for (const scheme of pickCases<(typeof schemes)[number]>(schemes, ['dark'])) {
  for (const path of [`/product/${idsByName.alba}`, '/cart', '/compare']) {
    test(`controls of ${path} can be told from text and show their focus on a ${scheme} background`, async ({
      page,
      seedCart,
    }) => {
      await seedCart(alba, cloves);
      await open(page, path, scheme);
      if (path === '/cart') await page.getByText('Help us quote faster').click();
      const main = page.getByRole('main');
      expect(await main.evaluate(findControlsWithoutFocusRing)).toEqual([]);
      expect(await main.evaluate(findControlsLikeText, await readSystemColors(page))).toEqual([]);
    });
  }

  test(`the selected picture, the current grade and a check box are marked on a ${scheme} background`, async ({
    page,
  }) => {
    await open(page, `/product/${idsByName.alba}`, scheme);
    const colors = await readSystemColors(page);
    const pictures = page.getByRole('group', { name: 'Pictures of Ceylon Cinnamon Alba' });
    await pictures.getByRole('button', { name: /^Show picture 2/ }).click();
    await expect(pictures.getByRole('button', { name: /^Show picture 2/, pressed: true })).toBeVisible();
    expect(await byCss(page, 'main button[aria-pressed]').evaluateAll(areMarked, colors)).toEqual([false, true, false]);
    const grades = await byCss(page, 'main li a:has(svg)').evaluateAll(areMarked, colors);
    expect(grades).toEqual([true, ...Array.from({ length: 7 }, () => false)]);

    await open(page, '/compare', scheme);
    const box = page.getByRole('checkbox').first();
    const unchecked = await box.screenshot();
    await box.check();
    expect((await box.screenshot()).equals(unchecked)).toBe(false);
  });

  test(`the buttons of the viewer have a frame and show their focus on a ${scheme} background`, async ({ page }) => {
    await open(page, `/product/${idsByName.alba}`, scheme);
    await page.getByRole('link', { name: /^View larger/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const frames = await dialog.getByRole('button').evaluateAll(areFramed, await readSystemColors(page));
    expect(frames.length).toBeGreaterThan(3);
    expect(new Set(frames)).toEqual(new Set([true]));
    expect(await dialog.evaluate(findControlsWithoutFocusRing)).toEqual([]);
  });

  for (const path of ['/contact', '/technology']) {
    test(`the words of the drawings on ${path} stand out from a ${scheme} background of the system`, async ({
      page,
    }) => {
      await open(page, path, scheme);
      const texts = byCss(page.getByRole('main'), 'svg text');
      const inInk = await texts.evaluateAll(areInInk, await readSystemColors(page));
      expect(inInk.length).toBeGreaterThan(3);
      expect(inInk.every(Boolean)).toBe(true);
    });
  }

  test(`only the chosen type has a ring, and selects their arrow, on a ${scheme} background`, async ({ page }) => {
    await open(page, '/order/cinnamon', scheme);
    const pictures = byCss(page, 'label:has(input[type="radio"]) picture');
    const rings = await pictures.evaluateAll(areOutlined, await readSystemColors(page));
    expect(rings.filter(Boolean)).toHaveLength(1);
    await expect(page.getByLabel('Unit')).toHaveCSS('appearance', 'auto');
  });

  test(`the link to the current page has a line on a ${scheme} background`, async ({ page }) => {
    await open(page, '/shop', scheme);
    const lines = await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => {
          const { borderBottomStyle, transform } = getComputedStyle(link, '::after');
          return borderBottomStyle === 'solid' && transform === 'none';
        }),
      );
    expect(lines.filter(Boolean)).toHaveLength(1);
  });

  test(`the chosen filter and the dot of the shown grades are marked on a ${scheme} background`, async ({ page }) => {
    for (const [path, group, mark] of [
      ['/products', 'Show products of a category', '[aria-pressed="true"]'],
      ['/history', 'Groups of grades', '[aria-current]'],
    ] as const) {
      await open(page, path, scheme);
      const buttons = page.getByRole('group', { name: group }).getByRole('button');
      const marks = await buttons.evaluateAll(readMarks, mark);
      const getLines = (isChosen: boolean) =>
        new Set(marks.filter((each) => each.isChosen === isChosen).map(({ lines }) => lines));
      expect(getLines(true).size).toBe(1);
      expect([...getLines(false)]).not.toContain([...getLines(true)][0]);
    }
  });
}
