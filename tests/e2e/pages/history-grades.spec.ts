import type { Page } from '@playwright/test';
import { createFingers } from '#tests/e2e/support/acting/fingers.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const grades = (page: Page) => page.getByRole('region', { name: 'Grades of Cinnamon' });
const gradeNames = (page: Page) => grades(page).getByRole('heading', { level: 3 });
const dots = (page: Page) => grades(page).getByRole('group', { name: 'Groups of grades' }).getByRole('button');
const firstPage = ['Alba', 'C5', 'C4'];
const secondPage = ['M5', 'M4', 'H1'];
const thirdPage = ['H2', 'Cinnamon Powder', 'Cinnamon Oil'];

async function stopHalfway(page: Page) {
  await page.clock.install();
  await openPage(page, '/history');
  await grades(page).scrollIntoViewIfNeeded();
  const track = grades(page).getByRole('list').first();
  const readScrollLeft = () => track.evaluate(({ scrollLeft }) => scrollLeft);
  await page.clock.pauseAt(Date.now() + 60_000);
  await grades(page).getByRole('button', { name: 'Next grades' }).click();
  const runFrame = async () => {
    await page.clock.runFor(16);
    return readScrollLeft();
  };
  await expect.poll(runFrame).toBeGreaterThan(300);
  return { track, readScrollLeft };
}

test('all nine pictures are loaded when the row of grades is in sight, so that none is empty on its way', async ({
  page,
}) => {
  await openPage(page, '/history');
  await grades(page).scrollIntoViewIfNeeded();
  const countLoadedPictures = () =>
    byCss(grades(page), 'img').evaluateAll(
      (images: HTMLImageElement[]) => images.filter(({ naturalWidth }) => naturalWidth > 0).length,
    );
  await expect.poll(countLoadedPictures).toBe(9);
});

test('Tab skips the grades that are out of sight', async ({ page }) => {
  await openPage(page, '/history');
  const links = byCss(grades(page), 'h3 a');
  await expect(links.and(byCss(page, '[tabindex="-1"]'))).toHaveCount(secondPage.length + thirdPage.length);
});

test('each grade leads to its product', async ({ page }) => {
  await openPage(page, '/history');
  const links = byCss(grades(page), 'h3 a');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    [
      idsByName.alba,
      idsByName.c5,
      idsByName.c4,
      idsByName.m5,
      idsByName.m4,
      idsByName.h1,
      idsByName.h2,
      idsByName.cinnamonPowder,
      idsByName.leafOil,
    ].map((id) => `/product/${id}`),
  );
  await grades(page).getByRole('link', { name: 'C4' }).click();
  await expect(page).toHaveURL(`/product/${idsByName.c4}`);
});

test('on a phone three grades and their buttons fit on one screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/history');
  await expect(gradeNames(page)).toHaveText(firstPage);
  const top = await getBox(gradeNames(page).first());
  const controls = await getBox(grades(page).getByRole('button', { name: 'Next grades' }));
  expect(controls.bottom - top.y).toBeLessThan(600);
});

test('the grades move forward by three and wrap after the ninth', async ({ page }) => {
  await openPage(page, '/history');
  await expect(gradeNames(page)).toHaveText(firstPage);
  const next = grades(page).getByRole('button', { name: 'Next grades' });
  await next.click();
  await expect(gradeNames(page)).toHaveText(secondPage);
  await next.click();
  await expect(gradeNames(page)).toHaveText(thirdPage);
  await next.click();
  await expect(gradeNames(page)).toHaveText(firstPage);
});

test('the grades move back by three and wrap from the first page to the last', async ({ page }) => {
  await openPage(page, '/history');
  const previous = grades(page).getByRole('button', { name: 'Previous grades' });
  await previous.click();
  await expect(gradeNames(page)).toHaveText(thirdPage);
  await previous.click();
  await expect(gradeNames(page)).toHaveText(secondPage);
  await previous.click();
  await expect(gradeNames(page)).toHaveText(firstPage);
});

test('arrow keys move the row of grades', async ({ page }) => {
  await openPage(page, '/history');
  const row = grades(page).getByRole('list');
  await row.focus();
  await page.keyboard.press('ArrowRight');
  await expect(gradeNames(page)).toHaveText(secondPage);
  await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
});

test('each of three dots selects a page of grades, which it marks and announces', async ({ page }) => {
  await openPage(page, '/history');
  await expect(dots(page)).toHaveCount(3);
  const shown = grades(page).getByRole('status');
  for (const [dot, names, announcement] of [
    [2, thirdPage, 'Grades 7 to 9 of 9'],
    [0, firstPage, 'Grades 1 to 3 of 9'],
    [1, secondPage, 'Grades 4 to 6 of 9'],
  ] as const) {
    await dots(page).nth(dot).click();
    await expect(gradeNames(page)).toHaveText([...names]);
    await expect(shown).toHaveText(announcement);
    await expect(dots(page).nth(dot)).toHaveAttribute('aria-current', 'true');
    await expect(byCss(grades(page), '[aria-current]')).toHaveCount(1);
  }
});

test('the next grades slide in beside the others within 300 ms', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openPage(page, '/history');
  const row = grades(page).getByRole('list');
  const next = grades(page).getByRole('button', { name: 'Next grades' });
  const readScrollLeft = () => row.evaluate((track) => track.scrollLeft);
  const width = await row.evaluate((track) => track.clientWidth);
  await next.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(60_000);

  await next.click();
  await page.clock.runFor(100);
  const leftOnTheWay = await readScrollLeft();
  expect(leftOnTheWay).toBeGreaterThan(0);
  expect(leftOnTheWay).toBeLessThan(width * 0.9);
  await page.clock.runFor(220);
  await expect(gradeNames(page)).toHaveText(secondPage);
  const atSecondPage = await readScrollLeft();
  expect(atSecondPage).toBeGreaterThan(width * 0.9);
  await expect(row).not.toHaveAttribute('style', /snap/);
  await page.clock.runFor(1000);
  expect(await readScrollLeft()).toBe(atSecondPage);
});

test('with reduced motion the next grades are there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await openPage(page, '/history');
  const row = grades(page).getByRole('list');
  const next = grades(page).getByRole('button', { name: 'Next grades' });
  await next.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(60_000);
  await next.click();
  expect(await row.evaluate((track) => track.scrollLeft)).toBeGreaterThan(0);
  await expect(gradeNames(page)).toHaveText(secondPage);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a finger moves the row of grades, and the dots follow', async ({ page }) => {
    await openPage(page, '/history');
    const row = grades(page).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    const fingers = await createFingers(page);
    const y = (await getBox(row)).y + 100;
    await fingers.putDown({ x: 320, y });
    await fingers.move({ x: 320, y }, { x: 120, y });
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(150);
    await fingers.lift();
    await expect(gradeNames(page)).toHaveText(secondPage);
    await expect(dots(page).nth(1)).toHaveAttribute('aria-current', 'true');
    await expect(grades(page).getByRole('status')).toHaveText('Grades 4 to 6 of 9');
    await grades(page).getByRole('button', { name: 'Next grades' }).click();
    await expect(gradeNames(page)).toHaveText(thirdPage);
  });
});

test('a card that is pressed while the row moves stays under the pointer, and opens its page', async ({ page }) => {
  const { track, readScrollLeft } = await stopHalfway(page);
  const before = await readScrollLeft();
  const pressed = await track.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 4, box.top + box.height / 2];
    return { x, y, href: document.elementFromPoint(x, y)?.closest('article')?.querySelector('a')?.pathname ?? '' };
  });
  await page.mouse.move(pressed.x, pressed.y);
  await page.mouse.down();
  await page.clock.runFor(100);
  expect(await readScrollLeft()).toBe(before);
  await page.mouse.up();
  await page.clock.resume();
  expect(pressed.href).not.toBe('');
  await expect(page).toHaveURL(pressed.href);
});

test('a row that is stopped by a press beside its cards comes to rest at one of its groups', async ({ page }) => {
  const { track } = await stopHalfway(page);
  const { x, y } = await track.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
  await page.mouse.click(x + 2, y + 2);
  await page.clock.resume();
  const measureDistanceToGroup = () =>
    track.evaluate((element) => {
      const { left } = element.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(element).scrollPaddingLeft);
      const starts = [...element.children].filter((_, index) => index % 3 === 0);
      return Math.min(...starts.map((card) => Math.abs(card.getBoundingClientRect().left - left - padding)));
    });
  await expect.poll(measureDistanceToGroup).toBeLessThan(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all nine grades are shown, and no button', async ({ page }) => {
    await page.goto('/history');
    await expect(gradeNames(page)).toHaveText([...firstPage, ...secondPage, ...thirdPage]);
    for (const name of await gradeNames(page).all()) await expect(name).toBeVisible();
    await expect(grades(page).getByRole('button')).toHaveCount(0);
  });
});
