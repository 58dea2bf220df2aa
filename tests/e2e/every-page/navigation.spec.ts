import type { Page } from '@playwright/test';
import { holdScripts } from '#tests/e2e/support/faults/hold-scripts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitForNetworkAtRest } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { recordLayoutShifts } from '#tests/e2e/support/rendering/record-layout-shifts.ts';
import {
  documentWithRecordedMove,
  failMoves,
  holdMoves,
  pauseMoves,
  recordMoves,
} from '#tests/e2e/support/rendering/view-transitions.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const pictureOfH1 = 'product-03-main';
const pressedScale = '0.985';

const technologyLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TECHNOLOGY' });

async function openAndRecordScripts(page: Page, path: string, connection: { saveData: boolean }): Promise<string[]> {
  await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
  await page.clock.install();
  await openPage(page, path);
  await waitForNetworkAtRest(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  return scripts;
}

async function sweepLinks(page: Page, msOnEach: number): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  for (const name of ['ABOUT US', 'HISTORY OF CINNAMON', 'TECHNOLOGY', 'CONTACT US']) {
    const { x, y } = await getBox(page.getByRole('banner').getByRole('link', { name, exact: true }));
    await page.mouse.move(x + 5, y + 5);
    await page.clock.runFor(msOnEach);
  }
  await page.mouse.move(2, 400);
  await page.clock.runFor(500);
  await page.clock.resume();
}

test('hovering a link prefetches its page, which then opens without a script request', async ({ page, request }) => {
  const scripts: string[] = [];
  page.on('request', (sent) => {
    if (sent.resourceType() === 'script') scripts.push(new URL(sent.url()).pathname);
  });
  await openPage(page, '/shop');
  const technology = await (await request.get('/technology')).text();
  const scriptsOfTechnology = technology.match(/\/assets\/[\w-]+\.js/g) ?? [];
  const findMissingScripts = () => scriptsOfTechnology.filter((path) => !scripts.includes(path));
  expect(findMissingScripts()).not.toEqual([]);
  await technologyLink(page).hover();
  await expect.poll(findMissingScripts).toEqual([]);
  const scriptCount = scripts.length;
  await technologyLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(scripts).toHaveLength(scriptCount);
});

test('the first change of the order form prefetches the cart page', async ({ page, request }) => {
  const cartPage = await (await request.get('/cart')).text();
  const [chunk = ''] = /\/assets\/page-\w+\.js/.exec(cartPage) ?? [];
  await openPage(page, '/order/cinnamon?type=Alba');
  const prefetch = page.waitForRequest((sent) => new URL(sent.url()).pathname === chunk, { timeout: 20_000 });
  await page.getByLabel('Pack weight').fill('5');
  await prefetch;
});

test('a line under the header shows that a page is loading', async ({ page }) => {
  await openPage(page, '/shop');
  const releaseScripts = await holdScripts(page);
  const line = byCss(page, '[data-loading]');
  await technologyLink(page).click();
  await expect(page).toHaveURL('/technology');
  await expect(line).toHaveCount(1);
  await expect.poll(() => line.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('1');
  expect(await line.evaluate((element) => getComputedStyle(element, '::after').borderTopWidth)).toBe('2px');
  releaseScripts();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(line).toHaveCount(0);
});

test('a card that is pressed gives way at once', async ({ page, productsPage }) => {
  // A high window shows the card without scrolling, which would shrink the header and move cards under the mouse.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await productsPage.openHydrated();
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ceylon Cinnamon Alba' });
  await card.getByRole('link').hover();
  await page.mouse.down();
  await expect(card).toHaveCSS('scale', pressedScale);
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(card).toHaveCSS('scale', 'none');
});

test('a link of the header that is pressed gives way at once', async ({ page }) => {
  await openPage(page, '/products');
  await technologyLink(page).hover();
  await page.mouse.down();
  await expect(technologyLink(page)).toHaveCSS('scale', pressedScale);
  await page.mouse.up();
  await expect(page).toHaveURL('/technology');
});

test('no page has a layout shift when a link opens it', async ({ page }) => {
  const layoutShift = await recordLayoutShifts(page, { ignoresInput: true });
  await openPage(page, '/shop');
  const shiftAtFirst = await layoutShift();
  for (const name of ['HOME', 'ABOUT US', 'HISTORY OF CINNAMON', 'TECHNOLOGY', 'OUR PRODUCTS', 'CONTACT US']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Not `waitForNetworkAtRest`: a film that is buffered in parts keeps its request open.
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
        .every((image) => image.complete),
    );
  }
  expect((await layoutShift()) - shiftAtFirst).toBeLessThan(0.01);
});

test('the picture of a product moves along from the list to its page and its order', async ({ page, productsPage }) => {
  const readMoves = await recordMoves(page);
  await productsPage.openHydrated();
  await page.getByRole('link', { name: /Ceylon Cinnamon H1$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(readMoves).toContain(`::view-transition-group(${pictureOfH1})`);
  const { length: earlierCount } = await readMoves();
  const readLaterMoves = async () => (await readMoves()).slice(earlierCount);
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).first().click();
  await expect(page).toHaveURL('/order/cinnamon?type=H1');
  await expect.poll(readLaterMoves).toContain(`::view-transition-group(${pictureOfH1})`);
  expect(await readLaterMoves(), 'no fade: the larger file may still be loading').not.toContain(
    `::view-transition-old(${pictureOfH1})`,
  );
});

test('with reduced motion the picture of a product does not move', async ({ page, productsPage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const readMoves = await recordMoves(page);
  await productsPage.openHydrated();
  await expect(documentWithRecordedMove(page)).toHaveCount(0);
  await page.getByRole('link', { name: /Ceylon Cinnamon H1$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(documentWithRecordedMove(page)).toHaveCount(1);
  expect((await readMoves()).filter((part) => part.includes(pictureOfH1))).toEqual([]);
});

test('a press counts while a picture moves', async ({ page, productsPage }) => {
  const waitUntilPaused = await pauseMoves(page);
  await productsPage.openHydrated();
  await page.getByRole('link', { name: /Ceylon Cinnamon H1$/ }).click();
  await waitUntilPaused();
  const { x, y } = await getBox(technologyLink(page));
  await page.mouse.click(x + 5, y + 5);
  await expect(page).toHaveURL('/technology');
});

test('a press counts while the browser prepares the picture to move', async ({ page, productsPage }) => {
  const { waitUntilHeld, release: releaseMoves } = await holdMoves(page);
  await productsPage.openHydrated();
  await page.getByRole('link', { name: /Ceylon Cinnamon H1$/ }).click();
  await waitUntilHeld();
  // The browser draws nothing now, and Playwright's own click would wait until it does.
  const { x, y } = await technologyLink(page).evaluate((element) => element.getBoundingClientRect());
  await page.mouse.click(x + 5, y + 5);
  await releaseMoves();
  await expect(page).toHaveURL('/technology');
});

for (const [name, message] of [
  ['InvalidStateError', 'a tab that is hidden'],
  ['AbortError', 'a press that ends it'],
] as const) {
  test(`a picture that does not move because of ${message} is no error`, async ({ page, productsPage }) => {
    await failMoves(page, name);
    await productsPage.openHydrated();
    await page.getByRole('link', { name: /Ceylon Cinnamon H1$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: /Order/ })).toBeFocused();
  });
}

test('a page is prefetched where a mouse rests, not where it passes', async ({ page }) => {
  const scripts = await openAndRecordScripts(page, '/shop', { saveData: false });
  await sweepLinks(page, 50);
  expect(scripts).toEqual([]);
  await sweepLinks(page, 150);
  expect(scripts).not.toEqual([]);
});

test('with saved data a page is prefetched where the focus is, not where a mouse rests', async ({ page }) => {
  const scripts = await openAndRecordScripts(page, '/compare', { saveData: true });
  await sweepLinks(page, 150);
  expect(scripts).toEqual([]);
  await technologyLink(page).focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});
