import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { isSpanish, pagePaths, spanishPaths, spanishPathsWithLongWords } from '#tests/e2e/support/paths.ts';
import { readThemeColor } from '#tests/e2e/support/rendering/computed-looks.ts';
import { findAxeViolations } from '#tests/e2e/support/rendering/find-axe-violations.ts';
import { findPrintFaults } from '#tests/e2e/support/rendering/find-print-faults.ts';
import { findStructureErrors } from '#tests/e2e/support/rendering/find-structure-errors.ts';
import { isCartInReach, listButtonFills, listPictureRadii } from '#tests/e2e/support/rendering/page-looks.ts';
import { findLastingLayoutFaults, setWidth, widths } from '#tests/e2e/support/rendering/text-size.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const furtherPaths = [`/product/${idsByName.betelNuts}`, '/order/whole-spices', '/nothing-here', '/product/0'] as const;
/** Only `npm run test:full` opens these. `npm test` opens a longer page of the same kind instead. */
const alikePaths: ReadonlySet<string> = new Set([
  `/product/${idsByName.chiliPowder}`,
  '/order/spice-powder',
  '/product/0',
]);
const englishPaths = [...pagePaths, ...furtherPaths];

/** The structure of a Spanish page is checked at one width only, because it is that of the English page. */
const structureWidths = (path: string) => (isSpanish(path) ? [360] : [360, 768, 1280]);

const wideAxePaths: ReadonlySet<string> = new Set(['/', '/history', '/technology', '/products', '/compare', '/cart']);

/** Names, languages and contrast are nearly the same at every width; some pages show more on a wide screen. */
const axeWidths = (path: string) =>
  isSpanish(path) ? [360] : [360, ...pickCases([1280], wideAxePaths.has(path) ? [1280] : [])];

async function checkAt(page: Page, path: string, width: number): Promise<void> {
  const at = `${path} at ${width} px`;
  expect.soft(await findLastingLayoutFaults(page), `${at}: overlaps, cut words, sideways scrolling`).toEqual([]);
  expect.soft(await page.evaluate(isCartInReach), `${at}: the cart link is in reach`).toBe(true);
  if (structureWidths(path).includes(width)) {
    expect.soft(await findStructureErrors(page), `${at}: outline, names, order of reading`).toEqual([]);
  }
  if (axeWidths(path).includes(width)) expect.soft(await findAxeViolations(page), `${at}: accessibility`).toEqual([]);
}

const shownEnglishPaths = pickCases(
  englishPaths,
  englishPaths.filter((each) => !alikePaths.has(each)),
);

for (const path of [
  ...shownEnglishPaths,
  ...pickCases([...spanishPaths, '/es/nothing-here'], spanishPathsWithLongWords),
]) {
  test(`${path} keeps the rules of layout, structure and accessibility at every width`, async ({
    page,
    expectedConsole,
  }) => {
    test.slow();
    expectedConsole.push(/404/);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(phone);
    await openPage(page, path);
    for (const width of pickCases(widths, isSpanish(path) ? [320, 360, 1025] : [320, 360, 768, 1025, 1280])) {
      await setWidth(page, width);
      await checkAt(page, path, width);
    }
    const fontsForVisitors = fonts.filter((url) => url.includes('-visitors-'));
    expect(fontsForVisitors, 'fonts for letters that only visitors type').toEqual([]);
  });
}

for (const path of shownEnglishPaths) {
  test(`${path} looks and reads like the other pages`, async ({ page, expectedConsole }) => {
    expectedConsole.push(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, path);
    const accent = await readThemeColor(page, 'accent');
    const otherFills = (await page.evaluate(listButtonFills)).filter((fill) => fill !== accent);
    expect.soft(otherFills, 'other colours of filled buttons').toEqual([]);
    const otherRadii = (await page.evaluate(listPictureRadii)).filter((radius) => radius !== '8px');
    expect.soft(otherRadii, 'other radii of pictures').toEqual([]);
    await expect(byCss(page, 'body'), 'spelling of “email”').not.toContainText(/e-mail/i, { useInnerText: true });
  });

  test(`${path} is printed in dark ink, without controls, films and empty frames`, async ({
    page,
    expectedConsole,
  }) => {
    expectedConsole.push(/404/);
    await page.setViewportSize({ width: 660, height: 980 });
    await openPage(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.evaluate(findPrintFaults)).toEqual({ frames: [], controls: [], pale: [], margins: ['18mm'] });
  });
}
