import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { idsByName } from '#tests/support/product-ids.ts';

/** Titles of at most 24 px. `ratio`: width in the font of small titles, divided by that in the font of large ones. */
function measureSmallTitles(page: Page) {
  return byCss(page, ':is(h2, h3, p, strong)').evaluateAll((all) => {
    const paper = document.createElement('canvas').getContext('2d');
    const width = (font: string, text: string) => {
      if (paper) paper.font = `480 200px ${font}`;
      return paper?.measureText(text).width ?? 0;
    };
    return all
      .filter((title) => {
        const { fontFamily, fontSize } = getComputedStyle(title);
        return fontFamily.includes('Fraunces') && Number.parseFloat(fontSize) <= 24 && title.checkVisibility();
      })
      .map((title) => ({
        family: getComputedStyle(title).fontFamily,
        text: title.textContent,
        ratio: width('"Fraunces Small"', title.textContent) / width('Fraunces', title.textContent),
      }));
  });
}

for (const path of ['/', '/history', '/products', '/es/technology']) {
  test(`small titles of ${path} have outlines for their size that are as wide as the large ones`, async ({ page }) => {
    await openPage(page, path);
    await page.evaluate(() => document.fonts.load('480 20px "Fraunces Small"'));
    const titles = await measureSmallTitles(page);
    expect(titles.length).toBeGreaterThan(3);
    for (const { family, text, ratio } of titles) {
      expect(family, text).toMatch(/^"Fraunces Small", Fraunces, /);
      expect(ratio, text).toBeCloseTo(1, 3);
    }
  });
}

for (const path of ['/', '/history', '/products', '/es/technology', '/contact']) {
  test(`${path} preloads only two fonts`, async ({ page }) => {
    await page.goto(path);
    await expect(byCss(page, 'link[rel="preload"][as="font"]')).toHaveCount(2);
  });
}

test('an aside in italics uses the italic font', async ({ page }) => {
  await openPage(page, '/contact');
  const loadedItalics = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded').length;
  });
  expect(loadedItalics).toBe(1);
});

test('the fonts that only other pages use are loaded ahead, except letters of other languages', async ({ page }) => {
  await openPage(page, '/imprint');
  const listLoadedFonts = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, style }) => `${family} ${style}`),
    );
  const own = ['Fraunces normal', 'Fraunces Small italic', 'Fraunces Small normal', 'Figtree normal'];
  await expect.poll(listLoadedFonts).toEqual(expect.arrayContaining(own));
  expect((await listLoadedFonts()).filter((font) => font === 'Figtree normal')).toHaveLength(1);
});

test('the letters of other languages are loaded when a visitor types one', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const countVisitorFonts = () => requested.filter((path) => path.includes('-visitors-')).length;
  await openPage(page, '/contact');
  await page.getByLabel('Name').fill('João');
  await expect.poll(countVisitorFonts).toBe(1);
});

test('the letters of Latin names have no long tails that could be read as others', async ({ page }) => {
  await openPage(page, `/product/${idsByName.c4}`);
  const lettersWithTails = ['b', 'd', 'h', 'k', 'l'];
  const overhangs = await byCss(page, 'main i[lang="la"]')
    .first()
    .evaluate(async (name, letters) => {
      const font = `italic 480 200px ${getComputedStyle(name).fontFamily.split(',')[0]}`;
      await document.fonts.load(font);
      const paper = document.createElement('canvas').getContext('2d');
      if (!paper) return [];
      paper.font = font;
      return letters.map((letter) => {
        const { actualBoundingBoxRight, width } = paper.measureText(letter);
        return actualBoundingBoxRight - width;
      });
    }, lettersWithTails);
  expect(overhangs).toHaveLength(lettersWithTails.length);
  // With the tails that this font has by default, l and d would reach 27 and 30 px beyond their widths.
  expect(Math.max(...overhangs)).toBeLessThan(10);
});
