import { holdPictures } from '#tests/e2e/support/faults/hold-pictures.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { waitUntilReady } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const mainPictureFile = /product-01-main.*-(720|1080|1600)\./;

test('the scripts are asked for once the main picture has arrived, before the others have', async ({ page }) => {
  // The clock stands still, so that no time limit loads the scripts.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const pictures = await holdPictures(page, mainPictureFile);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/entry-client')) scripts.push(request.url());
  });
  await page.goto('/order/cinnamon', { waitUntil: 'commit' });
  await pictures.untilMainRequested;
  await page.evaluate(
    () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  );
  expect(scripts).toEqual([]);
  const scriptAsked = page.waitForRequest(/\/entry-client/);
  pictures.releaseMain();
  await scriptAsked;
  await page.clock.resume();
  pictures.releaseOthers();
  await waitUntilReady(page);
});

test.describe('on a phone, before the scripts', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  });

  test('a long page has its full height at once', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightAtFirst = await readHeight();
    // A busy browser drops a turn of the wheel that comes before it can scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }).toPass();
    expect(await readHeight()).toBe(heightAtFirst);
  });

  test('a page that is loaded again stands where it stood', async ({ page }) => {
    await page.goto('/history');
    const title = page.getByRole('heading', { name: 'The Dutch lock the door' });
    await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const readTop = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const topBeforeReload = await readTop();
    await page.reload();
    await expect.poll(readTop).toBe(topBeforeReload);
  });

  test('a fragment of the address leads to its place', async ({ page }) => {
    await page.goto('/contact#map');
    await expect(byCss(page, '#map')).toBeInViewport();
  });
});
