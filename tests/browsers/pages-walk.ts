import { expect, test } from 'vitest';
import { until } from '#scripts/support/until.ts';
import { button, link } from '#tests/browsers/support/browser.ts';
import { mainLink } from '#tests/browsers/support/main-link.ts';
import type { Visit } from '#tests/browsers/support/visit.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { pagePaths } from '#tests/e2e/support/paths.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { gradeCards, gradesTexts } from '#text/grades/species-and-grades.ts';
import { galleryTexts } from '#text/pages/about.ts';
import { historyPageTexts } from '#text/pages/history.ts';
import { pathNotFoundTexts, productNotFoundTexts } from '#text/pages/not-found.ts';
import { navigationTexts } from '#text/site.ts';
import { viewerTexts } from '#text/viewer/viewer.ts';

const pathOfEachLayout = [
  '/',
  '/about',
  '/history',
  '/technology',
  '/shop',
  '/products',
  `/product/${idsByName.alba}`,
  '/order/cinnamon',
  '/contact',
  '/compare',
  '/papers',
  '/cart',
];

export function testPagesWalk(visit: () => Visit): void {
  test('the viewer of the gallery pages by button and key until it is closed', async () => {
    const { browser, open, waitForText } = visit();
    await browser.resize(1280, 800);
    await open('/about');
    await browser.click(link(viewerTexts.open(galleryTexts.pictures[0]?.alt ?? '')));
    await waitForText(viewerTexts.position(1, galleryTexts.pictures.length));
    await browser.click(button(viewerTexts.next));
    await waitForText(viewerTexts.position(2, galleryTexts.pictures.length));
    await browser.press('ArrowRight');
    await waitForText(viewerTexts.position(3, galleryTexts.pictures.length));
    await until('the large picture', () => browser.evaluate(isLargePictureComplete));
    await browser.press('Escape');
    await expect.poll(() => countDialogs(visit())).toBe(0);
  });

  test('the carousel of the history shows the next three grades and the ones before', async () => {
    const { browser, open, waitForText } = visit();
    await browser.resize(1280, 800);
    await open('/history');
    const count = gradeCards.length;
    await browser.click(button(gradesTexts.next));
    await waitForText(gradesTexts.shown(4, 6, count));
    const fourth = gradeCards[3]?.name ?? '';
    await expect.poll(() => browser.evaluate(measureOffsetInCarousel, gradesTexts.title, fourth)).toBeLessThan(20);
    await browser.click(button(gradesTexts.previous));
    await browser.click(button(gradesTexts.previous));
    await waitForText(gradesTexts.shown(count - 2, count, count));
  });

  test('the menu of a phone leads to a page, also after it was closed by Escape', async () => {
    const { browser, open, follow } = visit();
    await browser.resize(360, 800);
    await open('/shop');
    await browser.click(button(navigationTexts.openMenu));
    await expect.poll(() => countDialogs(visit())).toBe(1);
    await browser.press('Escape');
    await expect.poll(() => countDialogs(visit())).toBe(0);
    await browser.click(button(navigationTexts.openMenu));
    await follow(mainLink('/history'), historyPageTexts.title);
    expect(await countDialogs(visit())).toBe(0);
  });

  test.each([
    ['/product/999', productNotFoundTexts],
    ['/nothing-here', pathNotFoundTexts],
  ])('the unknown address %s says so and leads on', async (path, text) => {
    const { browser, open, waitForText } = visit();
    await open(path);
    await waitForText(text.title);
    await waitForText(text.links[0]?.label ?? '');
    // WebKit logs the document's status 404 as an error.
    expect(browser.takeMessages().filter((message) => !message.includes('404'))).toEqual([]);
  });

  for (const path of pickCases(pagePaths, pathOfEachLayout)) {
    test(`${path} fits a phone and a screen, with its fonts and pictures`, async () => {
      const { browser, open } = visit();
      await open(path);
      for (const width of [360, 1280]) {
        await browser.resize(width, 800);
        expect(await browser.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(width);
        await until(`fonts and pictures at ${width}`, () => browser.evaluate(areFontsAndPicturesLoaded));
      }
    });
  }
}

function measureOffsetInCarousel(label: string, name: string): number {
  const list = document.querySelector(`[role=group][aria-label="${label}"] ul`);
  const item = [...(list?.querySelectorAll('li') ?? [])].find(({ textContent }) => textContent.includes(name));
  if (!list || !item) return Infinity;
  return Math.abs(item.getBoundingClientRect().left - list.getBoundingClientRect().left);
}

function countDialogs({ browser }: Visit): Promise<number> {
  return browser.evaluate(() => document.querySelectorAll('dialog[open]').length);
}

function isLargePictureComplete(): boolean {
  const images = [...document.querySelectorAll<HTMLImageElement>('dialog[open] [data-current] img')];
  return images.some(({ complete, naturalWidth }) => complete && naturalWidth > 1000);
}

function areFontsAndPicturesLoaded(): boolean {
  const fonts = ['16px Figtree', '16px Fraunces'].every((font) => document.fonts.check(font));
  const pictures = [...document.images].filter((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
  });
  return fonts && pictures.every((image) => image.complete && image.naturalWidth > 0);
}
