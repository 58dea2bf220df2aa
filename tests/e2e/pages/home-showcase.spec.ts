import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { recordLayoutShifts } from '#tests/e2e/support/rendering/record-layout-shifts.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const msPerCategory = 2000;

test('the showcase advances every 2000 ms, cycles, and continues from a click', async ({ page, homePage }) => {
  await page.clock.install({ time: 0 });
  await homePage.openHydrated();
  await page.clock.pauseAt(60_000);
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await homePage.showcase.getByRole('button', { name: 'Whole Spices' }).click();
  await expect(homePage.selectedCategory).toHaveText('Whole Spices');
  await page.clock.runFor(msPerCategory - 1);
  await expect(homePage.selectedCategory).toHaveText('Whole Spices');
  await page.clock.runFor(1);
  await expect(homePage.selectedCategory).toHaveText('Spice Powders');
  await page.clock.runFor(msPerCategory);
  await expect(homePage.selectedCategory).toHaveText('Cinnamon');
  await page.clock.runFor(msPerCategory);
  await expect(homePage.selectedCategory).toHaveText('Whole Spices');
  await expect(homePage.showcase.getByRole('img', { name: /nutmeg, mace/ })).toBeVisible();
});

test('the first control pauses the showcase until it plays again', async ({ page, homePage }) => {
  await page.clock.install({ time: 0 });
  await homePage.openHydrated();
  await page.clock.pauseAt(60_000);
  await expect(byCss(homePage.showcase, 'button, a').first()).toHaveAccessibleName('Pause slideshow');
  await homePage.showcase.getByRole('button', { name: 'Pause slideshow' }).click();
  await expect(homePage.showcase.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  const pausedCategory = await homePage.selectedCategory.textContent();
  await page.clock.runFor(10_000);
  await expect(homePage.selectedCategory).toHaveText(pausedCategory ?? '');
  await homePage.showcase.getByRole('button', { name: 'Spice Powders' }).click();
  await expect(homePage.selectedCategory).toHaveText('Spice Powders');
  await homePage.showcase.getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(msPerCategory);
  await expect(homePage.selectedCategory).toHaveText('Cinnamon');
});

test('the picture of another category has the place of the one before', async ({ page, homePage }) => {
  await page.clock.install({ time: 0 });
  await homePage.openHydrated();
  await page.clock.pauseAt(60_000);
  await homePage.showcase.getByRole('button', { name: 'Pause slideshow' }).click();
  const box = await getBox(homePage.showcasePictures);
  await homePage.showcase.getByRole('button', { name: 'Spice Powders' }).click();
  await expect(homePage.selectedCategory).toHaveText('Spice Powders');
  expect(await getBox(homePage.showcasePictures)).toEqual(box);
});

test('the selected picture of the showcase is shown whole, and its change shifts no layout', async ({
  page,
  homePage,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const layoutShift = await recordLayoutShifts(page);
  await homePage.openHydrated();
  await homePage.showcase.scrollIntoViewIfNeeded();
  const shiftAtFirst = await layoutShift();
  const pictures = byCss(homePage.showcasePictures, '> *');
  const readPanelAtEachTenth = () =>
    pictures.evaluateAll((all) => {
      const stage = all[0]?.parentElement?.getBoundingClientRect();
      if (!stage) return '';
      const getElementAt = (part: number) =>
        document.elementFromPoint(stage.left + stage.width * part, stage.top + stage.height / 2);
      return Array.from({ length: 10 }, (_, tenth) =>
        all.findIndex((panel) => panel.contains(getElementAt((tenth + 0.5) / 10))),
      ).join('');
    });
  for (const [name, order] of [
    ['Cinnamon', '0000111222'],
    ['Whole Spices', '0001111222'],
    ['Spice Powders', '0001112222'],
  ] as const) {
    await homePage.showcase.getByRole('button', { name }).click();
    await expect.poll(readPanelAtEachTenth).toMatch(new RegExp(`^${order}$`));
  }
  expect(await layoutShift()).toBe(shiftAtFirst);
});
