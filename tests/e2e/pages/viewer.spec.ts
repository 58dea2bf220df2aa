import { chromium, type Page } from '@playwright/test';
import { getTestChromiumPath, testChromiumFlags } from '#scripts/support/chromium.ts';
import { clickAndMeasure } from '#tests/e2e/support/acting/click-and-measure.ts';
import { createFingers } from '#tests/e2e/support/acting/fingers.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pictureViewer } from '#tests/e2e/support/finding/picture-viewer.ts';
import { openPage, waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { recordAnimations } from '#tests/e2e/support/rendering/record-animations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const pictureCount = 20;
const peppercornNumber = 3;
const pixelsPerArrowKey = 80;
const maxZoom = 3;

const caption = (page: Page) => byCss(pictureViewer(page), 'figcaption');
const picture = (page: Page) => byCss(pictureViewer(page), '[data-current]');
const thumbnails = (page: Page) => page.getByRole('link', { name: /^View larger/ });

const expectShown = (page: Page, number: number) => expect(caption(page)).toContainText(`${number} of ${pictureCount}`);

async function openPicture(page: Page, number: number) {
  await openPage(page, '/about');
  const thumbnail = thumbnails(page).nth(number - 1);
  await thumbnail.scrollIntoViewIfNeeded();
  await expect(thumbnail.getByRole('img')).toHaveJSProperty('complete', true);
  await thumbnail.click();
  await expectShown(page, number);
  return getBoxAtRest(page);
}

async function followHeaderLink(page: Page, name: string) {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

async function getBoxAtRest(page: Page) {
  return picture(page).evaluate(async (element) => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return element.getBoundingClientRect().toJSON() as DOMRect;
  });
}

test('a picture grows from its thumbnail, and its frame is never empty', async ({ page }) => {
  const readAnimations = await recordAnimations(page, '[data-current]');
  // The large file never arrives: the viewer must show the file that the page has already loaded.
  await page.route(/\/media\/gallery-03-.*-(1080|1600|1920)\.(avif|jpg)$/, () => undefined);
  await openPage(page, '/about');
  const thumbnail = thumbnails(page).nth(peppercornNumber - 1);
  await thumbnail.scrollIntoViewIfNeeded();
  await expect(thumbnail.getByRole('img')).toHaveJSProperty('complete', true);
  // A thumbnail that is scrolled into view begins its entrance within two frames.
  await thumbnail.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  });
  const { box: place } = await clickAndMeasure(thumbnail);
  await expect(picture(page)).toBeVisible();
  await expect.poll(readAnimations).toHaveLength(1);
  const [growth] = await readAnimations();
  expect(growth?.duration).toBe(300);
  expect(growth?.from.x).toBeCloseTo(place.x, 0);
  expect(growth?.from.y).toBeCloseTo(place.y, 0);
  expect(growth?.from.width).toBeCloseTo(place.width, 0);
  expect(growth?.image).toContain('gallery-03-');
});

test('with reduced motion a picture appears in its place', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readAnimations = await recordAnimations(page, '[data-current]');
  await openPicture(page, peppercornNumber);
  await expect(pictureViewer(page).getByRole('img', { name: /peppercorns/ })).toBeVisible();
  expect(await readAnimations()).toEqual([]);
});

test('keys enlarge a picture and move it', async ({ page }) => {
  const whole = await openPicture(page, peppercornNumber);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const large = await getBoxAtRest(page);
  expect(large.width).toBeCloseTo(whole.width * maxZoom, 0);
  await page.keyboard.press('ArrowRight');
  expect((await getBoxAtRest(page)).x).toBeCloseTo(large.x - pixelsPerArrowKey, 0);
  await expectShown(page, peppercornNumber);
  await pictureViewer(page).getByRole('button', { name: 'Show the whole picture' }).click();
  expect((await getBoxAtRest(page)).width).toBeCloseTo(whole.width, 0);
});

test('the wheel enlarges a picture, and the mouse moves it', async ({ page }) => {
  const whole = await openPicture(page, peppercornNumber);
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -200);
  await expect(pictureViewer(page).getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
  const enlarged = await getBoxAtRest(page);
  expect(enlarged.width).toBeGreaterThan(whole.width * 1.5);
  const movedBy = 50;
  await page.mouse.down();
  await page.mouse.move(640 + movedBy, 420, { steps: 5 });
  await page.mouse.up();
  expect((await getBoxAtRest(page)).x).toBeCloseTo(enlarged.x + movedBy, 0);
  await expect(pictureViewer(page)).toHaveJSProperty('open', true);
  await pictureViewer(page).getByRole('button', { name: 'Show the whole picture' }).click();
  await page.keyboard.press('ArrowRight');
  await expectShown(page, peppercornNumber + 1);
});

for (const [path, number] of [
  ['/', 2],
  ['/about', 5],
] as const) {
  test(`on ${path} the viewer closes by its button, the backdrop and Escape, and restores the focus`, async ({
    page,
  }) => {
    await openPage(page, path);
    const thumbnail = thumbnails(page).nth(number - 1);
    const waysToClose = {
      button: () => pictureViewer(page).getByRole('button', { name: 'Close picture' }).click(),
      backdrop: () => page.mouse.click(8, 8),
      Escape: () => page.keyboard.press('Escape'),
    };
    for (const [way, close] of Object.entries(waysToClose)) {
      await thumbnail.click();
      await expect(pictureViewer(page).getByRole('img')).toBeVisible();
      await close();
      await expect(pictureViewer(page), way).toBeHidden();
      await expect(thumbnail, way).toBeFocused();
    }
  });
}

test('if the code of the viewer cannot be loaded, the next click loads it again', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load|dynamically imported/);
  await openPage(page, '/about');
  let isGone = true;
  await page.route('**/*', (route) => {
    if (route.request().isNavigationRequest()) isGone = false;
    return isGone && /picture-dialog-.*\.js$/.test(route.request().url()) ? route.abort() : route.fallback();
  });
  const loaded = page.waitForEvent('domcontentloaded');
  await thumbnails(page).first().click();
  await loaded;
  await waitUntilReady(page);
  await thumbnails(page).first().click();
  await expect(pictureViewer(page)).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a picture is as wide as the screen', async ({ page }) => {
    expect((await openPicture(page, peppercornNumber)).width).toBe(phone.width);
  });

  test('two taps let a picture fill the height, or enlarge it to the limit', async ({ page }) => {
    await openPicture(page, peppercornNumber);
    const tap = () => page.touchscreen.tap(180, 300);
    const fingers = await createFingers(page);
    await tap();
    await tap();
    await expect(pictureViewer(page).getByRole('button', { name: 'Show the whole picture' })).toBeVisible();
    const filling = await getBoxAtRest(page);
    expect(filling.height).toBeGreaterThan(phone.height * 0.7);
    await fingers.swipe({ x: 100, y: 300 }, { x: 200, y: 300 });
    expect((await getBoxAtRest(page)).x).toBeCloseTo(filling.x + 100, 0);
    await expectShown(page, peppercornNumber);
    await expect(async () => {
      await tap();
      await tap();
      expect((await getBoxAtRest(page)).width).toBeCloseTo(phone.width * maxZoom, 0);
    }).toPass();
  });

  test('a swipe across follows the finger to the next and the previous picture, and wraps', async ({ page }) => {
    await openPicture(page, pictureCount);
    const fingers = await createFingers(page);
    await fingers.putDown({ x: 300, y: 300 });
    await fingers.move({ x: 300, y: 300 }, { x: 200, y: 302 });
    await expect.poll(async () => (await getBoxAtRest(page)).x).toBe(-100);
    await fingers.move({ x: 200, y: 302 }, { x: 120, y: 302 });
    await fingers.lift();
    await expectShown(page, 1);
    await fingers.swipe({ x: 100, y: 300 }, { x: 260, y: 300 });
    await expectShown(page, pictureCount);
    await expect.poll(async () => (await getBoxAtRest(page)).x).toBe(0);
  });

  test('two fingers enlarge a picture up to three times', async ({ page }) => {
    await openPicture(page, peppercornNumber);
    const fingers = await createFingers(page);
    await fingers.pinch(
      [
        { x: 160, y: 300 },
        { x: 200, y: 300 },
      ],
      [
        { x: 20, y: 300 },
        { x: 340, y: 300 },
      ],
    );
    expect((await getBoxAtRest(page)).width).toBeCloseTo(phone.width * maxZoom, 0);
    await expect(pictureViewer(page)).toHaveJSProperty('open', true);
    await pictureViewer(page).getByRole('button', { name: 'Show the whole picture' }).click();
    expect((await getBoxAtRest(page)).width).toBe(phone.width);
  });

  test('a swipe down closes the viewer unless it is short, also after a picture was enlarged', async ({ page }) => {
    await openPicture(page, peppercornNumber);
    await page.keyboard.press('+');
    await pictureViewer(page).getByRole('button', { name: 'Show the whole picture' }).click();
    expect((await getBoxAtRest(page)).width).toBe(phone.width);
    const fingers = await createFingers(page);
    await fingers.putDown({ x: 180, y: 200 });
    await fingers.move({ x: 180, y: 200 }, { x: 180, y: 260 });
    await expect.poll(async () => (await picture(page).boundingBox())?.y).toBeGreaterThan(200);
    await fingers.move({ x: 180, y: 260 }, { x: 180, y: 205 });
    await fingers.lift();
    await expect(pictureViewer(page)).toHaveJSProperty('open', true);
    await fingers.swipe({ x: 180, y: 200 }, { x: 180, y: 420 });
    await expect(pictureViewer(page)).toBeHidden();
    await expect(thumbnails(page).nth(peppercornNumber - 1)).toBeFocused();
  });
});

test('Back closes an open picture, and the page before answers', async ({ page }) => {
  await openPage(page, '/shop');
  await followHeaderLink(page, 'OUR PRODUCTS');
  await followHeaderLink(page, 'ABOUT US');
  await waitUntilReady(page);
  await thumbnails(page).first().click();
  await expect(pictureViewer(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/products');
  await expect(pictureViewer(page)).toBeHidden();
  await followHeaderLink(page, 'CONTACT US');
  await expect(page).toHaveURL('/contact');
});

test('Forward closes an open picture, and the next page answers', async ({ page }) => {
  await openPage(page, '/shop');
  await followHeaderLink(page, 'ABOUT US');
  await followHeaderLink(page, 'OUR PRODUCTS');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await waitUntilReady(page);
  await thumbnails(page).first().click();
  await expect(pictureViewer(page)).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/products');
  await expect(pictureViewer(page)).toBeHidden();
  await followHeaderLink(page, 'CONTACT US');
  await expect(page).toHaveURL('/contact');
});

test('where scrollbars take room, a page does not move when a picture or the menu opens', async ({ baseURL }) => {
  await using browser = await chromium.launch({
    executablePath: getTestChromiumPath(),
    args: [...testChromiumFlags],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const viewport = { width: 1000, height: 800 };
  const page = await browser.newPage({ viewport, baseURL: baseURL ?? '' });
  await openPage(page, '/about');
  const measureRightEdges = () =>
    byCss(page, 'header > :first-child, main, h1, footer').evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().right),
    );
  const menu = page.getByRole('dialog', { name: 'Menu', exact: true });
  const edgesBefore = await measureRightEdges();
  expect(Math.max(...edgesBefore)).toBeLessThan(viewport.width);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu).toBeVisible();
  expect(await measureRightEdges()).toEqual(edgesBefore);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(await measureRightEdges()).toEqual(edgesBefore);
  await thumbnails(page).first().click();
  await expect(pictureViewer(page)).toBeVisible();
  expect(await measureRightEdges()).toEqual(edgesBefore);
});
