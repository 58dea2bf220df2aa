import { byCss } from '#tests/e2e/support/by-css.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';

test('the scripts are asked for once the main picture has arrived, before the others have', async ({ page }) => {
  const held = { main: Promise.withResolvers<void>(), others: Promise.withResolvers<void>() };
  const asked = { main: Promise.withResolvers<void>(), script: Promise.withResolvers<void>() };
  let isScriptAsked = false;
  // The clock stands still, so that no time limit loads the scripts.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
  const isMain = (url: string) => /product-01-main.*-(720|1080|1600)\./.test(url);
  await page.route(/\.(avif|webp|jpg|svg|woff2)$/, async (route) => {
    const kind = isMain(route.request().url()) ? 'main' : 'others';
    if (kind === 'main') asked.main.resolve();
    await held[kind].promise;
    await route.continue();
  });
  page.on('request', (request) => {
    if (!request.url().includes('/entry-client')) return;
    isScriptAsked = true;
    asked.script.resolve();
  });
  await page.goto('/order/cinnamon', { waitUntil: 'commit' });
  await asked.main.promise;
  await page.evaluate(
    () => new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })),
  );
  expect(isScriptAsked).toBe(false);
  held.main.resolve();
  await asked.script.promise;
  await page.clock.resume();
  held.others.resolve();
  await ready(page);
});

test.describe('on a phone, before the scripts', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test.beforeEach(async ({ page }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  });

  test('a long page has its full height at once', async ({ page }) => {
    await page.goto('/history');
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const atFirst = await height();
    // A busy browser drops a turn of the wheel that comes before it can scroll.
    await expect(async () => {
      await page.mouse.wheel(0, 400);
      expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    }).toPass();
    expect(await height()).toBe(atFirst);
  });

  test('a page that is loaded again stands where it stood', async ({ page }) => {
    await page.goto('/history');
    const title = page.getByRole('heading', { name: 'The Dutch lock the door' });
    await title.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
    const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    await page.reload();
    await expect.poll(top).toBe(before);
  });

  test('a fragment of the address leads to its place', async ({ page }) => {
    await page.goto('/contact#map');
    await expect(byCss(page, '#map')).toBeInViewport();
  });
});
