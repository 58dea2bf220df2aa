import type { Page } from '@playwright/test';
import { closing } from '#text/history-rest.ts';
import { expect, firstScreenReady, ready, test } from './support/test.ts';

const rest = /\/assets\/rest-.*\.js$/;
const closingTitle = (page: Page) => page.getByRole('heading', { level: 2, name: closing.title });

/** Opens a page, and marks the last section, which is below the first screen: React would replace it to render it anew. */
async function openAndMark(page: Page): Promise<void> {
  await page.goto('/history');
  await firstScreenReady(page);
  await closingTitle(page).evaluate((title) => title.setAttribute('data-prerendered', ''));
}

const isPrerendered = (page: Page) => expect(closingTitle(page)).toHaveAttribute('data-prerendered', '');

/** Whether React has hydrated the links of the last section. */
const isHydrated = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: closing.order })
    .evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactFiber$')));

for (const [name, act] of [
  ['moves the mouse', (page: Page) => page.mouse.move(200, 300)],
  ['presses a key', (page: Page) => page.keyboard.press('Shift')],
  ['scrolls', (page: Page) => page.mouse.wheel(0, 200)],
] as const)
  test(`what stands below the first screen is loaded and hydrated when the visitor ${name}`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await openAndMark(page);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(requests.filter((url) => rest.test(url))).toEqual([]);
    expect(await isHydrated(page)).toBe(false);
    await act(page);
    await expect.poll(() => isHydrated(page)).toBe(true);
    expect(requests.filter((url) => rest.test(url))).toHaveLength(1);
    await isPrerendered(page);
  });

test('where it cannot be loaded it stays as it is, and the next action loads it', async ({ page, expectedConsole }) => {
  expectedConsole.push(/ERR_FAILED/);
  await openAndMark(page);
  await page.route(rest, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => rest.test(request.url()));
  await page.mouse.move(200, 300);
  await failed;
  await page.unroute(rest);
  expect(await isHydrated(page)).toBe(false);
  await expect
    .poll(async () => {
      await page.keyboard.press('Shift');
      return isHydrated(page);
    })
    .toBe(true);
  await isPrerendered(page);
});

test('no page is rendered ahead before the rest of the shown one has loaded', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(rest, async (route) => {
    await released;
    await route.continue();
  });
  await openAndMark(page);
  const loaded = page.waitForResponse(/\/assets\/page-.*\.js$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'CONTACT US' }).hover();
  await loaded;
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('main')).toHaveCount(1);
  await isPrerendered(page);
  release();
  await expect(page.locator('main')).toHaveCount(2);
  expect(await isHydrated(page)).toBe(true);
  await isPrerendered(page);
});

test('a page opened by a link has loaded what stands below its first screen', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  const loaded = page.waitForResponse(rest);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HISTORY OF CINNAMON' }).hover();
  await loaded;
});

for (const [path, name, isHandled] of [
  ['/products', 'Whole Spices', (page: Page) => expect(page).toHaveURL('/products?category=whole-spices')],
  ['/order/cinnamon', 'One pack more', (page: Page) => expect(page.getByLabel('Quantity')).toHaveValue('2')],
] as const)
  test(`a press at the moment when ${path} is ready is handled`, async ({ page }) => {
    await page.addInitScript((wanted) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        const buttons = [...document.querySelectorAll<HTMLElement>('main button')];
        buttons.find((button) => `${button.ariaLabel ?? ''}${button.textContent}`.includes(wanted))?.click();
      }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
    }, name);
    await page.goto(path);
    await isHandled(page);
  });
