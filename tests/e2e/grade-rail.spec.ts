import type { Locator, Page } from '@playwright/test';
import { gradedIds, grades } from '#domain/grades.ts';
import { productName } from '#text/catalogue.ts';
import { gradeGuide } from '#text/grade-guide.ts';
import { caliper, screenSize } from '#text/rail-tools.ts';
import { expect, ready, test } from './support/test.ts';

const railPaths = ['/product/12', '/products', '/history'] as const;
const links = (page: Page) => page.getByRole('main').locator('ol > li > a[href^="/product/"]:has(svg)');
const ends = (page: Page) => links(page).locator('picture');
const jaw = (page: Page) => page.getByRole('slider', { name: caliper.label });
const frame = (page: Page) => page.getByRole('slider', { name: screenSize.label });
const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? 0;
const widthsOf = async (page: Page) =>
  ends(page).evaluateAll((all) => all.map((each) => each.getBoundingClientRect().width));

/** The tools come when the rail is in sight. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
  await links(page).first().scrollIntoViewIfNeeded();
  await expect(jaw(page)).toBeVisible();
}

/** The long side of the frame is 85.6 mm. */
async function setFrame(page: Page, long: number): Promise<void> {
  await page.getByRole('button', { name: screenSize.open }).click();
  await frame(page).fill(String(long));
  await page.getByRole('button', { name: screenSize.use }).click();
  await expect(page.getByText(screenSize.isSet)).toBeVisible();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of railPaths) {
    test(`eight quill ends stand on ${path} in their sizes, with their figures`, async ({ page }) => {
      await page.goto(path);
      await expect(links(page)).toHaveText(
        gradedIds.map((id) => `${productName(id)}${grades[id].diameter}\u00a0mm${grades[id].quillsPerKg} per kg`),
      );
      await expect(page.getByText(gradeGuide.aboutLifeSize)).toBeVisible();
      for (const [index, width] of (await widthsOf(page)).entries()) {
        const id = gradedIds[index] ?? 3;
        expect(width).toBeCloseTo((grades[id].diameter * 96) / 25.4, 0);
      }
      await expect(page.getByRole('button', { name: screenSize.open })).toHaveCount(0);
    });
  }
});

for (const path of railPaths) {
  test(`the tools of ${path} come when its rail is in sight, and move nothing`, async ({ page }) => {
    await page.goto(path);
    await ready(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(jaw(page)).toHaveCount(0);
    const box = async () =>
      page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY);
    const before = await box();
    await links(page).first().scrollIntoViewIfNeeded();
    await expect(jaw(page)).toBeVisible();
    expect(await box()).toBe(before);
    await expect
      .poll(() =>
        ends(page)
          .locator('img')
          .evaluateAll(
            (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth === 0).length,
          ),
      )
      .toBe(0);
  });
}

test('a bank card sets life size, which is kept for all pages and follows the zoom', async ({ page }) => {
  await open(page, '/product/12');
  await expect(page.getByText(gradeGuide.aboutLifeSize)).toBeVisible();
  await page.getByRole('button', { name: screenSize.open }).click();
  await frame(page).fill('428');
  const card = page.getByRole('img', { name: screenSize.card });
  expect(await card.boundingBox()).toMatchObject({ width: 428, height: expect.closeTo(269.9, 1) });
  await page.getByRole('button', { name: screenSize.larger }).click();
  await expect(frame(page)).toHaveValue('429');
  await page.getByRole('button', { name: screenSize.smaller }).click();
  await page.getByRole('button', { name: screenSize.use }).click();
  await expect(page.getByRole('button', { name: screenSize.change })).toBeFocused();
  // 428 pixels for 85.6 mm make five pixels a millimetre.
  const fivePixels = gradedIds.map((id) => grades[id].diameter * 5);
  const expectLifeSize = async () => {
    await expect(page.getByText(screenSize.isSet)).toBeVisible();
    for (const [index, width] of (await widthsOf(page)).entries()) expect(width).toBeCloseTo(fivePixels[index] ?? 0, 1);
  };
  await expectLifeSize();
  await page.reload();
  await expectLifeSize();
  await open(page, '/products');
  await expectLifeSize();
  expect(await page.evaluate(() => localStorage.getItem('screenScale'))).toBe('5');
});

test('what is stored and makes no sense is not taken', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('screenScale', 'wide'));
  await open(page, '/product/4');
  await expect(page.getByText(gradeGuide.aboutLifeSize)).toBeVisible();
});

test('the arrow keys move the caliper, which names the grades that fit', async ({ page }) => {
  await open(page, '/product/12');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '6 mm: Alba or C5 Special');
  const measured = links(page).and(page.locator('[data-measured]'));
  await expect(measured).toHaveCount(2);
  await jaw(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '6.5 mm: C5');
  await expect(measured).toHaveAttribute('href', '/product/9');
  await expect(page.getByText(caliper.limit(10, 31).replaceAll(/(?<=\d) (?=mm)/g, '\u00a0'))).toBeVisible();
  await page.keyboard.press('End');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '30 mm: no grade');
  await expect(page.getByText(caliper.none)).toBeVisible();
  await expect(measured).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '1 mm: Alba or C5 Special');
  await page.getByRole('link', { name: caliper.orderLabel('Alba') }).click();
  await expect(page).toHaveURL('/order/cinnamon?type=Alba');
});

test('the pointer moves the jaw, and its edge is where the scale says', async ({ page }) => {
  await open(page, '/history');
  await setFrame(page, 428);
  await jaw(page).scrollIntoViewIfNeeded();
  const track = (await jaw(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { y, height } = track;
  // The track begins at 1 mm; the jaw is held in its middle, 22 pixels behind its edge.
  const edgeAt = (millimetres: number) => track.x + (millimetres - 1) * 5;
  await page.mouse.move(edgeAt(13) + 22, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(edgeAt(17) + 22, y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(jaw(page)).toHaveValue('17');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '17 mm: M4');
  const [fixed, moving] = await page
    .locator('svg:has(text) path[d^="M-6 0H0"], svg:has(text) path[transform]')
    .evaluateAll((jaws) => jaws.map((each) => each.getBoundingClientRect()));
  expect((moving?.left ?? 0) - (fixed?.right ?? 0)).toBeCloseTo(17 * 5, 1);
  expect(moving?.left).toBeCloseTo(edgeAt(17), 1);
  expect(await widthOf(page.locator('span:has(> svg):not(a *) picture'))).toBeCloseTo(17 * 5, 1);
});
