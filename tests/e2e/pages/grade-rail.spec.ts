import type { Page } from '@playwright/test';
import { gradedProductIds, grades } from '#domain/catalogue/grades.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitUntilIdle } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { readLocalStorage } from '#tests/e2e/support/reading/stored-values.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { getShortName } from '#text/catalogue/names.ts';
import { gradeRailTexts } from '#text/grades/grade-rail.ts';
import { caliperTexts, screenScaleTexts } from '#text/grades/rail-tools.ts';
import { screenScaleKey } from '#web/storage/keys.ts';

const railPaths = ['/', `/product/${idsByName.alba}`, '/products', '/history'] as const;
const region = (page: Page) => page.getByRole('region', { name: gradeRailTexts.title });
const links = (page: Page) => region(page).getByRole('listitem').getByRole('link');
const quills = (page: Page) => byCss(links(page), 'picture');
const jaw = (page: Page) => page.getByRole('slider', { name: caliperTexts.label });
const kilograms = (page: Page) => page.getByRole('spinbutton', { name: caliperTexts.kilograms });
const frame = (page: Page) => page.getByRole('slider', { name: screenScaleTexts.label });
const bankCard = { longMm: 85.6, shortMm: 53.98 } as const;
const pixelsPerMm = 5;
const quillMmInPicture = 30;
const measurePixelsPerMm = async (page: Page) =>
  quills(page).evaluateAll(
    (all, shownMm) => all.map((each) => each.getBoundingClientRect().width / shownMm),
    quillMmInPicture,
  );
const withNoBreakSpaces = (text: string) => text.replaceAll(/(?<=\d) (?=mm|kg|quills)/g, '\u00a0');

async function open(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await links(page).first().scrollIntoViewIfNeeded();
  await expect(jaw(page)).toBeVisible();
}

async function setFrame(page: Page, lengthPx: number): Promise<void> {
  await page.getByRole('button', { name: screenScaleTexts.open }).click();
  await frame(page).fill(String(lengthPx));
  await page.getByRole('button', { name: screenScaleTexts.use }).click();
  await expect(page.getByText(screenScaleTexts.isSet)).toBeAttached();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of railPaths) {
    test(`the quills of all grades lie on the rule of ${path} at one scale, with their figures`, async ({ page }) => {
      await page.goto(path);
      await expect(links(page)).toHaveText(
        gradedProductIds.map(
          (id) => `${getShortName(id)}${grades[id].diameterMm}\u00a0mm${grades[id].quillsPerKg} per kg`,
        ),
      );
      const [scale = 0, ...furtherScales] = await measurePixelsPerMm(page);
      expect(scale).toBeGreaterThan(5);
      expect(furtherScales).toEqual(gradedProductIds.slice(1).map(() => expect.closeTo(scale, 3)));
      await expect(jaw(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: screenScaleTexts.open })).toHaveCount(0);
    });
  }
});

test('at no width a quill is wider than its piece of the rule, or a name is cut', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 360, 412, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [scale = 0] = await measurePixelsPerMm(page);
    const columns = await links(page).evaluateAll((all) =>
      all.map((link) => ({ width: link.clientWidth, contentWidth: link.scrollWidth })),
    );
    expect(columns).toHaveLength(gradedProductIds.length);
    for (const [index, id] of gradedProductIds.entries()) {
      const column = columns[index] ?? { width: 0, contentWidth: 1 };
      expect(grades[id].diameterMm * scale, `${getShortName(id)} at ${width} px`).toBeLessThan(column.width);
      expect(column.contentWidth, `${getShortName(id)} at ${width} px`).toBeLessThanOrEqual(column.width);
    }
  }
});

for (const width of [360, 412, 768]) {
  test(`at ${width} px the tools of the rail lie close together`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/');
    const order = await getBox(region(page).getByRole('link', { name: caliperTexts.orderLabel('C4') }));
    const setSize = await getBox(page.getByRole('button', { name: screenScaleTexts.open }));
    const below = await getBox(region(page).getByRole('link', { name: gradeRailTexts.compare }));
    expect(setSize.y - order.bottom, 'pixels between the tools').toBeLessThan(48);
    expect(below.y - setSize.bottom, 'pixels below the tools').toBeLessThan(80);
  });
}

const toolPlaces = railPaths.flatMap((path) => [390, 1440].map((width) => ({ path, width })));
for (const { path, width } of [...toolPlaces, { path: `/product/${idsByName.alba}`, width: 820 }]) {
  test(`the tools of ${path} come at ${width} px when its rail is in sight, and move nothing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, path);
    await waitUntilIdle(page);
    await expect(jaw(page)).toHaveCount(0);
    const measureFooterTop = async () =>
      page.getByRole('contentinfo').evaluate((footer) => footer.getBoundingClientRect().top + window.scrollY);
    const topBefore = await measureFooterTop();
    await links(page).first().scrollIntoViewIfNeeded();
    await expect(jaw(page)).toBeVisible();
    expect(await measureFooterTop()).toBe(topBefore);
    await expect
      .poll(() =>
        byCss(quills(page), 'img').evaluateAll(
          (all) => all.filter((each) => each instanceof HTMLImageElement && each.naturalWidth === 0).length,
        ),
      )
      .toBe(0);
  });
}

test('a bank card sets life size, which is kept for all pages', async ({ page }) => {
  await open(page, `/product/${idsByName.alba}`);
  await expect(region(page)).toContainText(caliperTexts.hint);
  await page.getByRole('button', { name: screenScaleTexts.open }).click();
  await frame(page).fill(String(bankCard.longMm * pixelsPerMm));
  expect(await getBox(page.getByRole('img', { name: screenScaleTexts.card }))).toMatchObject({
    width: bankCard.longMm * pixelsPerMm,
    height: expect.closeTo(bankCard.shortMm * pixelsPerMm, 1),
  });
  await page.getByRole('button', { name: screenScaleTexts.larger }).click();
  await expect(frame(page)).toHaveValue(String(bankCard.longMm * pixelsPerMm + 1));
  await page.getByRole('button', { name: screenScaleTexts.smaller }).click();
  await page.getByRole('button', { name: screenScaleTexts.use }).click();
  await expect(page.getByRole('button', { name: screenScaleTexts.change })).toBeFocused();
  const expectLifeSize = async () => {
    await expect(region(page)).toContainText(caliperTexts.hold);
    await expect(page.getByText(screenScaleTexts.isSet)).toBeAttached();
    const scales = await measurePixelsPerMm(page);
    expect(scales).toEqual(gradedProductIds.map(() => expect.closeTo(pixelsPerMm, 2)));
  };
  await expectLifeSize();
  await page.reload();
  await links(page).first().scrollIntoViewIfNeeded();
  await expectLifeSize();
  await open(page, '/products');
  await expectLifeSize();
  expect(await readLocalStorage(page, screenScaleKey)).toBe(String(pixelsPerMm));
});

test('at life size the ticks reach the end of each rule, also on a large screen of few pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/');
  const bankCardPxOn32InchScreen = 232;
  await setFrame(page, bankCardPxOn32InchScreen);
  const missing = await byCss(links(page), 'svg').evaluateAll((rules) =>
    rules.map((rule) => {
      const ticks = rule.querySelector('use')?.getBoundingClientRect();
      return rule.getBoundingClientRect().right - (ticks?.right ?? 0);
    }),
  );
  expect(missing).toHaveLength(gradedProductIds.length);
  expect(Math.max(...missing)).toBeLessThan(0);
});

test('a stored scale that is no number is ignored', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'wide'), screenScaleKey);
  await open(page, `/product/${idsByName.h2}`);
  await expect(region(page)).toContainText(caliperTexts.hint);
});

test('the arrow keys move the caliper, which names the grades that fit', async ({ page }) => {
  await open(page, `/product/${idsByName.alba}`);
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '6 mm: Alba or C5 Special');
  const measured = links(page).and(byCss(page, '[data-measured]'));
  await expect(measured).toHaveCount(2);
  await jaw(page).focus();
  const { diameterMm, quillsPerKg } = grades[idsByName.c5];
  await page.keyboard.press('ArrowRight');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '6.5 mm: C5');
  // The links follow the jaw a moment later, and more than one link fails a single expectation at once.
  await expect(measured).toHaveCount(1);
  await expect(measured).toHaveAttribute('href', `/product/${idsByName.c5}`);
  await expect(region(page)).toContainText(withNoBreakSpaces(caliperTexts.limit(diameterMm, quillsPerKg)));
  await page.keyboard.press('End');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '30 mm: no grade');
  await expect(page.getByText(caliperTexts.none)).toBeVisible();
  await expect(measured).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '4 mm: Alba or C5 Special');
});

test('the home page tells how many quills an order is', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '13 mm: C4');
  const { quillsPerKg } = grades[idsByName.c4];
  await expect(region(page)).toContainText(withNoBreakSpaces(caliperTexts.quills('25', 25 * quillsPerKg)));
  await kilograms(page).fill('1000');
  await expect(region(page)).toContainText(withNoBreakSpaces(caliperTexts.quills('1000', 1000 * quillsPerKg)));
  await kilograms(page).fill('a lot');
  await expect(region(page)).not.toContainText('about');
});

test('on a phone the caliper stays where it is when a second grade fits', async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const measureTop = async () => (await getBox(jaw(page))).y;
  await jaw(page).focus();
  const topBefore = await measureTop();
  await page.keyboard.press('Home');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '4 mm: Alba or C5 Special');
  expect(await measureTop()).toBe(topBefore);
});

test('the kilograms of the home page go along to the order page', async ({ page, orderPage }) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  await kilograms(page).fill('1000');
  await region(page)
    .getByRole('link', { name: caliperTexts.orderLabel('C4') })
    .click();
  await expect(page).toHaveURL('/order/cinnamon?type=C4&packWeight=25&quantity=40&unit=kg');
  await expect(orderPage.type).toHaveValue('C4');
  await expect(orderPage.quantity).toHaveValue('40');
});

test('the pointer moves the jaw to where the scale says, and hides no figure of it', async ({ page }) => {
  await open(page, '/history');
  await setFrame(page, bankCard.longMm * pixelsPerMm);
  await jaw(page).scrollIntoViewIfNeeded();
  const { x, y, height } = await getBox(jaw(page));
  const trackStartMm = 4;
  const edgeAt = (millimetres: number) => x + (millimetres - trackStartMm) * pixelsPerMm;
  const jawMm = 13;
  const middleOfJawAt = (millimetres: number) => edgeAt(millimetres + jawMm / 2);
  await page.mouse.move(middleOfJawAt(13), y + height / 2);
  await page.mouse.down();
  await page.mouse.move(middleOfJawAt(17), y + height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(jaw(page)).toHaveValue('17');
  await expect(jaw(page)).toHaveAttribute('aria-valuetext', '17 mm: M4');
  const movingEdge = (await getBox(byCss(region(page), '[data-moving-jaw]'))).x;
  expect(movingEdge).toBeCloseTo(edgeAt(17), 1);
  const fixedEdge = (await getBox(byCss(region(page), '[data-fixed-jaw]'))).right;
  expect(movingEdge - fixedEdge).toBeCloseTo(17 * pixelsPerMm, 1);
  const figures = byCss(region(page), '[data-moving-jaw] ~ g:last-child > text');
  await expect(figures).toHaveText(['0', '10', '20', '30']);
  const zero = await getBox(figures.first());
  // The box of a text is less exact than that of a jaw.
  expect(movingEdge - (zero.x + zero.right) / 2).toBeCloseTo(17 * pixelsPerMm, 0);
  const held = await getBox(byCss(byCss(jaw(page), '..'), 'picture'));
  expect(held.width).toBeCloseTo(17 * pixelsPerMm, 1);
});
