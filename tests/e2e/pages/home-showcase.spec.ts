import { byCss } from '#tests/e2e/support/by-css.ts';
import { openHome, selectedCategory, showcase, showcasePictures } from '#tests/e2e/support/pages/home-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('the showcase advances every 2000 ms, cycles, and continues from a click', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openHome(page);
  await page.clock.pauseAt(60_000);
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await showcase(page).getByRole('button', { name: 'Whole Spices' }).click();
  await expect(selectedCategory(page)).toHaveText('Whole Spices');
  await page.clock.runFor(1999);
  await expect(selectedCategory(page)).toHaveText('Whole Spices');
  await page.clock.runFor(1);
  await expect(selectedCategory(page)).toHaveText('Spice Powders');
  await page.clock.runFor(2000);
  await expect(selectedCategory(page)).toHaveText('Cinnamon');
  await page.clock.runFor(2000);
  await expect(selectedCategory(page)).toHaveText('Whole Spices');
  await expect(showcase(page).getByRole('img', { name: /nutmeg, mace/ })).toBeVisible();
});

test('the first control pauses the showcase, and its picture keeps its position', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await openHome(page);
  await page.clock.pauseAt(60_000);
  await expect(byCss(showcase(page), 'button, a').first()).toHaveAccessibleName('Pause slideshow');
  await showcase(page).getByRole('button', { name: 'Pause slideshow' }).click();
  await expect(showcase(page).getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  const before = await selectedCategory(page).textContent();
  await page.clock.runFor(10_000);
  await expect(selectedCategory(page)).toHaveText(before ?? '');
  const size = await showcasePictures(page).boundingBox();
  await showcase(page).getByRole('button', { name: 'Spice Powders' }).click();
  await expect(selectedCategory(page)).toHaveText('Spice Powders');
  expect(await showcasePictures(page).boundingBox()).toEqual(size);
  await showcase(page).getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(2000);
  await expect(selectedCategory(page)).toHaveText('Cinnamon');
});

test('the selected picture of the showcase is shown whole, and its change shifts no layout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  await showcase(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const pictures = byCss(showcasePictures(page), '> *');
  const seen = () =>
    pictures.evaluateAll((all) => {
      const stage = all[0]?.parentElement?.getBoundingClientRect();
      if (!stage) return '';
      const at = (part: number) =>
        document.elementFromPoint(stage.left + stage.width * part, stage.top + stage.height / 2);
      return Array.from({ length: 10 }, (_, tenth) =>
        all.findIndex((panel) => panel.contains(at((tenth + 0.5) / 10))),
      ).join('');
    });
  for (const [name, order] of [
    ['Cinnamon', '0000111222'],
    ['Whole Spices', '0001111222'],
    ['Spice Powders', '0001112222'],
  ] as const) {
    await showcase(page).getByRole('button', { name }).click();
    await expect.poll(seen).toMatch(new RegExp(`^${order}$`));
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
});
