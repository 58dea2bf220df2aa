import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { createFingers } from '#tests/e2e/support/acting/fingers.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { recordAnimations } from '#tests/e2e/support/rendering/record-animations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const transparent = 'rgba(0, 0, 0, 0)';
const machineCount = 7;
const slideCount = 5;
const msPerSlide = 5000;

const viewBoxWidth = 480;

const slider = (page: Page) => page.getByRole('region', { name: 'Technology in pictures' });
const track = (page: Page) => byCss(slider(page), ':has(> [role=group])');
const captions = (page: Page) => byCss(slider(page), 'figcaption');
const shownSlide = (page: Page) => slider(page).getByRole('group');
const pauseButton = (page: Page) => slider(page).getByRole('button', { name: 'Pause the pictures' });
const playButton = (page: Page) => slider(page).getByRole('button', { name: 'Let the pictures change' });
const previousButton = (page: Page) => slider(page).getByRole('button', { name: 'Previous picture' });
const nextButton = (page: Page) => slider(page).getByRole('button', { name: 'Next picture' });

async function openWithFakeClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openPage(page, '/technology');
  await page.clock.pauseAt(60_000);
}

/** A pause and a resume restart a picture's five seconds. */
async function openAtFirst(page: Page): Promise<void> {
  await openWithFakeClock(page);
  await pauseButton(page).click();
  await playButton(page).click();
  for (let turn = 0; turn < slideCount; turn++) {
    if ((await shownSlide(page).getAttribute('aria-label')) === `1 of ${slideCount}`) return;
    await page.clock.runFor(msPerSlide);
  }
  throw new Error('The slider did not come to its first picture');
}

const expectSlide = async (page: Page, number: number) => {
  await expect(shownSlide(page)).toHaveCount(1);
  await expect(shownSlide(page)).toHaveAccessibleName(`${number} of ${slideCount}`);
  await expect(shownSlide(page)).toContainText(`${number} / ${slideCount}`);
};

test('the page names the required technologies, features and sizes', async ({ page }) => {
  await openPage(page, '/technology');
  await expect(page).toHaveTitle(`Technology | ${company.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Technology');
  await expect(page.getByRole('region', { name: 'Our Technologies' }).getByRole('listitem')).toHaveCount(8);
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 })).toHaveText([
    'Advanced Spice Purification',
    'Optimal Moisture Management for Spices',
  ]);
  await expect(page.getByRole('definition').filter({ hasText: '0.5 mm to 20 mm' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '60 to 2500 mesh' })).toBeVisible();
});

test('the page leads to the order of powders and to the contact', async ({ page }) => {
  await openPage(page, '/technology');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Request a powder quote' })).toHaveAttribute(
    'href',
    '/order/spice-powder',
  );
  await expect(main.getByRole('link', { name: 'Ask a question' })).toHaveAttribute('href', '/contact');
});

test('each feature has a described drawing and a list of its stations', async ({ page }) => {
  await openPage(page, '/technology');
  const panels = page.getByRole('region', { name: 'Features' }).getByRole('article');
  await expect(panels.nth(0).getByRole('group', { name: /^Drawing of a cleaning line/ })).toBeVisible();
  await expect(panels.nth(0).getByRole('listitem')).toHaveCount(machineCount);
  await expect(panels.nth(1).getByRole('group', { name: /^Drawing of the path of moisture/ })).toBeVisible();
  await expect(panels.nth(1).getByRole('listitem')).toHaveCount(5);
});

test('a machine of a drawing is a button that marks its sentence', async ({ page }) => {
  await openPage(page, '/technology');
  const panel = page.getByRole('region', { name: 'Features' }).getByRole('article').first();
  const stoner = panel.getByRole('button', { name: 'De-stoner' });
  const sentence = panel.getByRole('listitem').filter({ hasText: 'De-stoner' });
  await expect(panel.getByRole('button')).toHaveCount(machineCount);
  await expect(stoner).toHaveAccessibleDescription(/a shaking deck separates the stones by weight/);
  await stoner.click();
  await expect(stoner).toHaveAttribute('aria-pressed', 'true');
  await expect(sentence).not.toHaveCSS('background-color', transparent);
  await stoner.press('Enter');
  await expect(stoner).toHaveAttribute('aria-pressed', 'false');
  await expect(sentence).toHaveCSS('background-color', transparent);
});

test('the size scale says what a step means, and why nothing is drawn from 0.25 to 0.5 mm', async ({ page }) => {
  await openPage(page, '/technology');
  await expect(page.getByText('From 10 µm to 10 mm each step is ten times the one before.')).toBeVisible();
  await expect(page.getByText('Powders run from 60 mesh (0.25 mm) down, cuts from 0.5 mm up.')).toBeVisible();
});

test('the numbers of the drawings are at least 12 pixels high', async ({ page }) => {
  await openPage(page, '/technology');
  for (const width of [576, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    const sizes = await byCss(page.getByRole('article'), 'svg text').evaluateAll(
      (texts, unitsAcross) =>
        texts.map((text) => {
          const { width: drawn } = text.closest('svg')?.getBoundingClientRect() ?? { width: 0 };
          return (Number.parseFloat(getComputedStyle(text).fontSize) * drawn) / unitsAcross;
        }),
      viewBoxWidth,
    );
    expect(sizes, `${width} px`).toHaveLength(13);
    expect(Math.min(...sizes), `${width} px`).toBeGreaterThanOrEqual(12);
  }
});

test('the size scale is horizontal, vertical on a phone, and has a text alternative', async ({ page }) => {
  await openPage(page, '/technology');
  const drawing = page.getByRole('img', { name: /^Scale of sizes from 5 microns to 20 millimetres/ });
  const across = byCss(drawing, 'svg').first();
  const vertical = byCss(drawing, 'svg').last();
  await expect(across).toBeVisible();
  await expect(vertical).toBeHidden();
  await page.setViewportSize(phone);
  await expect(across).toBeHidden();
  await expect(vertical).toBeVisible();
});

test('on a phone each machine stands in one row with its sentence, below the one before', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/technology');
  const panel = page.getByRole('region', { name: 'Features' }).getByRole('article').first();
  await expect(panel.getByRole('group', { name: /^Drawing of a cleaning line/ })).toBeHidden();
  const rows = await panel.getByRole('listitem').evaluateAll((items) =>
    items.map((item) => {
      const machine = item.querySelector('use')?.getBoundingClientRect();
      const { top, bottom } = item.getBoundingClientRect();
      return { isInside: machine !== undefined && machine.width > 40 && machine.height > 40, top, bottom };
    }),
  );
  expect(rows).toHaveLength(machineCount);
  expect(rows.filter(({ isInside }) => !isInside)).toEqual([]);
  expect(rows.filter(({ top }, index) => top < (rows[index - 1]?.bottom ?? 0))).toEqual([]);
});

test('the steps rise as one block', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const readAnimations = await recordAnimations(page, 'ol, ol > li');
  await openPage(page, '/technology');
  await page.getByRole('region', { name: 'Our Technologies' }).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readAnimations()).length).toBe(1);
});

test('no step leaves a gap beside a longer one', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/technology');
  const steps = page.getByRole('region', { name: 'Our Technologies' }).getByRole('listitem');
  const gaps = await steps.evaluateAll((all) =>
    all.slice(1).map((step, index) => {
      const stepBefore = all[index]?.getBoundingClientRect();
      const { top, left } = step.getBoundingClientRect();
      return left === stepBefore?.left ? Math.round(top - stepBefore.bottom) : 0;
    }),
  );
  expect(gaps).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('the pictures advance every five seconds and wrap after the fifth', async ({ page }) => {
  await openAtFirst(page);
  await page.clock.runFor(msPerSlide - 1);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  await expectSlide(page, 2);
  for (const number of [3, 4, 5, 1]) {
    await page.clock.runFor(msPerSlide);
    await expectSlide(page, number);
  }
});

test('Next moves by one, wraps, and stops the slider', async ({ page }) => {
  await openAtFirst(page);
  await nextButton(page).click();
  await expectSlide(page, 2);
  await page.clock.runFor(30_000);
  await expectSlide(page, 2);
  for (const number of [3, 4, 5, 1]) {
    await nextButton(page).click();
    await expectSlide(page, number);
  }
  await expect(pauseButton(page)).toHaveCount(0);
  await expect(playButton(page)).toHaveCount(0);
});

test('the page below stays where it is while the pictures change', async ({ page }) => {
  await openAtFirst(page);
  const readTopBelow = async () => (await getBox(page.getByRole('heading', { name: 'Our Technologies' }))).y;
  const topBefore = await readTopBelow();
  for (const number of [2, 3, 4, 5, 1]) {
    await nextButton(page).click();
    expect(await readTopBelow(), `on the way to picture ${number}`).toBe(topBefore);
    await expectSlide(page, number);
  }
});

test('the old caption goes before the new one comes', async ({ page }) => {
  await openAtFirst(page);
  await nextButton(page).click();
  await expectSlide(page, 2);
  const [oldCaption, newCaption] = await captions(page).evaluateAll((all) =>
    all.slice(0, 2).map((caption) => {
      const { transitionProperty, transitionDuration, transitionDelay } = getComputedStyle(caption);
      return {
        property: transitionProperty,
        duration: Number.parseFloat(transitionDuration),
        delay: Number.parseFloat(transitionDelay),
      };
    }),
  );
  expect([oldCaption?.property, newCaption?.property]).toEqual(['opacity', 'opacity']);
  expect(newCaption?.delay).toBeGreaterThanOrEqual((oldCaption?.delay ?? 0) + (oldCaption?.duration ?? 0));
  await expect(captions(page).first()).toHaveCSS('opacity', '0');
  await expect(captions(page).nth(1)).toHaveCSS('opacity', '1');
});

test('a stopped slider plays again after the page is reopened', async ({ page }) => {
  await openAtFirst(page);
  await nextButton(page).click();
  await expect(pauseButton(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'OUR PRODUCTS' }).click();
  await expect(slider(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('link', { name: 'TECHNOLOGY' }).click();
  await expectSlide(page, 1);
  await expect(pauseButton(page)).toBeVisible();
});

test('Previous moves back by one, wraps, and stops the slider', async ({ page }) => {
  await openAtFirst(page);
  await previousButton(page).click();
  await expectSlide(page, slideCount);
  await page.clock.runFor(30_000);
  await expectSlide(page, slideCount);
  await previousButton(page).click();
  await expectSlide(page, slideCount - 1);
});

test('the first control pauses and resumes the slider', async ({ page }) => {
  await openAtFirst(page);
  await expect(slider(page).getByRole('button').first()).toHaveAccessibleName('Pause the pictures');
  await pauseButton(page).click();
  await expect(playButton(page)).toBeFocused();
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await playButton(page).click();
  await page.clock.runFor(msPerSlide);
  await expectSlide(page, 2);
});

test('only a picture that the visitor moves is announced', async ({ page }) => {
  await openAtFirst(page);
  const status = slider(page).getByRole('status');
  await pauseButton(page).click();
  await expect(status).toBeEmpty();
  await playButton(page).click();
  await page.clock.runFor(msPerSlide);
  await expectSlide(page, 2);
  await expect(status).toBeEmpty();
  await nextButton(page).click();
  await expect(status).toHaveText(/^3 of 5: \w/);
});

test('with reduced motion the slider is paused until it is played', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithFakeClock(page);
  await expect(playButton(page)).toBeVisible();
  await page.clock.runFor(30_000);
  await expectSlide(page, 1);
  await playButton(page).click();
  await page.clock.runFor(msPerSlide);
  await expectSlide(page, 2);
});

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a swipe follows the finger to the next picture and stops the slider', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page, '/technology');
    await expect(playButton(page)).toBeVisible();
    const row = track(page);
    await row.scrollIntoViewIfNeeded();
    const y = (await getBox(row)).y + 100;
    const fingers = await createFingers(page);
    await fingers.putDown({ x: 330, y });
    await fingers.move({ x: 330, y }, { x: 70, y });
    await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(150);
    await fingers.lift();
    await expectSlide(page, 2);
    await expect(playButton(page)).toHaveCount(0);
    await previousButton(page).click();
    await expectSlide(page, 1);
    await expect(row).toHaveJSProperty('scrollLeft', 0);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all five pictures with their captions', async ({ page }) => {
    await page.goto('/technology');
    await expect(captions(page)).toHaveCount(slideCount);
    for (const caption of await captions(page).all()) await expect(caption).toBeVisible();
    await expect(slider(page).getByRole('button')).toHaveCount(0);
  });
});
