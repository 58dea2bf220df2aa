import { expect, ready, test } from './support/test.ts';

test('the first screen is hydrated before what stands below it', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const isHydrated = (selector: string) =>
        Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber$'));
      observer.disconnect();
      Object.assign(window, { hydrated: { header: isHydrated('header a'), later: isHydrated('main section a') } });
    }).observe(document, { subtree: true, attributeFilter: ['data-ready'] });
  });
  await page.goto('/history');
  await ready(page);
  expect(await page.evaluate(() => Reflect.get(window, 'hydrated'))).toEqual({ header: true, later: false });
});

test('the scripts are asked for once the main picture has arrived, before the others have', async ({ page }) => {
  const held = { main: Promise.withResolvers<void>(), others: Promise.withResolvers<void>() };
  const asked = { main: Promise.withResolvers<void>(), script: Promise.withResolvers<void>() };
  let isScriptAsked = false;
  // Without the timeout after which the scripts are asked for in any case.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0) => (ms === 4000 ? 0 : setTimeout(handler, ms)),
    });
  });
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
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  expect(isScriptAsked).toBe(false);
  held.main.resolve();
  await asked.script.promise;
  held.others.resolve();
  await ready(page);
});

test.describe('on a phone, before the scripts', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  test.beforeEach(async ({ page }) => {
    const boot = /\/assets\/boot-/;
    await page.route(/\/assets\/.*\.js$/, (route) =>
      boot.test(route.request().url()) ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
  });

  for (const path of ['/', '/history', '/products', '/product/12', '/technology']) {
    test(`what stands below the first screen of ${path} is laid out after the first paint`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(path);
      const footer = page.locator('footer a').first();
      const isLaidOut = () => footer.evaluate((link) => link.checkVisibility());
      await expect(page.locator('h1')).toBeInViewport();
      expect(await isLaidOut()).toBe(false);
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(823 * 4);
      await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
      await expect.poll(isLaidOut).toBe(true);
    });
  }

  for (const [path, later] of [
    ['/', '#root section:nth-child(2) img'],
    ['/products', 'li:nth-child(3) img'],
    ['/order/cinnamon', '[data-id="7"] img'],
    ['/compare', 'tfoot img'],
    ['/catalogue', 'article:nth-of-type(2) img'],
  ] as const) {
    test(`pictures of ${path} below the first screen wait for the scripts`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
      await page.goto(path);
      const picture = page.locator(later).first();
      const isShown = () => picture.evaluate((image) => image.checkVisibility());
      await page.evaluate(() => {
        // The animations of what holds the pictures have ended.
        for (const animation of document.getAnimations())
          if (!(animation.effect as KeyframeEffect).target?.matches('picture')) animation.finish();
      });
      expect(await isShown()).toBe(false);
      await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''));
      expect(await isShown()).toBe(true);
    });
  }

  test('what stands below the first screen is laid out at the first touch', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto('/history');
    const footer = page.locator('footer a').first();
    expect(await footer.evaluate((link) => link.checkVisibility())).toBe(false);
    await page.locator('h1').dispatchEvent('pointerdown');
    expect(await footer.evaluate((link) => link.checkVisibility())).toBe(true);
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
    await expect(page.locator('#map')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => document.documentElement.hasAttribute('data-whole'))).toBe(true);
  });
});
