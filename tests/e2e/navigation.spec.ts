import type { Page } from '@playwright/test';
import { closing } from '#text/history-rest.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { expect, ready, test } from './support/test.ts';
import { countTransitions } from './support/transitions.ts';

const link = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TECHNOLOGY' });

/** Opens the cart, whose page is never rendered ahead. */
async function openCart(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Your quote request' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

test('hovering a link prefetches its page, which then opens without a script request', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await link(page).hover();
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const fetched = scripts.length;
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(scripts).toHaveLength(fetched);
});

test('pages fade, and nothing moves with reduced motion', async ({ page }) => {
  const transitions = await countTransitions(page);
  await page.goto('/product/3');
  await ready(page);
  await openCart(page);
  expect(await transitions()).toBeGreaterThan(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/shop');
  await ready(page);
  const durations = await page.evaluate(() => {
    const transition = document.startViewTransition(() => undefined);
    return transition.ready.then(
      () =>
        document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
          .map((effect) => Number(effect?.getComputedTiming().duration ?? 0)),
      () => [],
    );
  });
  expect(durations.filter((duration) => duration > 1)).toEqual([]);
});

test('a field of the order form that gets the focus prefetches the cart page', async ({ page, request }) => {
  const cartPage = await (await request.get('/cart')).text();
  const [chunk = ''] = /\/assets\/page-\w+\.js/.exec(cartPage) ?? [];
  await page.goto('/order/cinnamon?type=Alba');
  await ready(page);
  const prefetch = page.waitForRequest((sent) => new URL(sent.url()).pathname === chunk, { timeout: 20_000 });
  await page.getByLabel('Pack weight').focus();
  await prefetch;
});

test('in a view transition the header stays, and the old page has gone before the new one comes', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      const pause = async () => {
        await transition.ready;
        for (const animation of document.getAnimations()) animation.pause();
        document.documentElement.dataset['paused'] = '';
      };
      void pause();
      return transition;
    };
  });
  await page.goto('/product/3');
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: 'Your quote request' }).click();
  await page.locator('html[data-paused]').waitFor();
  const exposures = await page.evaluate(() => {
    const root = document.documentElement;
    const style = (pseudo: string) => getComputedStyle(root, `::view-transition-${pseudo}`);
    const animations = document
      .getAnimations()
      .filter(
        ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'),
      );
    const names = [
      ...new Set(animations.map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement)),
    ];
    const parts = names
      .filter((name) => typeof name === 'string')
      .map((name) => name.replace('::view-transition-', ''));
    const opacities = (kind: string) =>
      parts.filter((part) => part.startsWith(kind)).map((part) => Number(style(part).opacity));
    const header = ['top-bar', 'header'].map((name) => ({
      old: style(`old(${name})`).display,
      opacity: style(`new(${name})`).opacity,
    }));
    const frames = [];
    for (let time = 0; time <= 300; time += 15) {
      for (const animation of animations) animation.currentTime = time;
      frames.push({ time, old: Math.max(...opacities('old')), new: Math.max(...opacities('new')) });
    }
    return { header, frames };
  });
  expect(exposures.header).toEqual([
    { old: 'none', opacity: '1' },
    { old: 'none', opacity: '1' },
  ]);
  expect(exposures.frames.filter((frame) => frame.old > 0 && frame.new > 0)).toEqual([]);
  expect(exposures.frames.find(({ time }) => time === 90)).toMatchObject({ old: 0, new: 0 });
  expect(exposures.frames.at(-1)).toMatchObject({ old: 0, new: 1 });
});

test('a line under the header shows from 150 ms on that a page is loading', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/shop');
  await ready(page);
  await page.clock.pauseAt(60_000);
  const { release } = await holdScripts(page);
  const root = page.locator('html');
  await link(page).click();
  await expect(page).toHaveURL('/technology');
  await page.clock.runFor(149);
  await expect(root).not.toHaveAttribute('data-loading');
  await page.clock.runFor(1);
  await expect(root).toHaveAttribute('data-loading');
  const line = page.locator('header + div');
  await expect.poll(() => line.evaluate((element) => getComputedStyle(element, '::after').opacity)).toBe('1');
  expect(await line.evaluate((element) => getComputedStyle(element, '::after').borderTopWidth)).toBe('2px');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(root).not.toHaveAttribute('data-loading');
});

test('a product’s name and picture are shown at once while its page loads', async ({ page }) => {
  await page.goto('/products');
  await ready(page);
  const { release } = await holdScripts(page);
  const card = page.getByRole('listitem').filter({ hasText: 'Ceylon Cinnamon H2 Super' });
  await card.scrollIntoViewIfNeeded();
  const image = card.locator('img');
  await expect(image).toHaveJSProperty('complete', true);
  const url = await image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await card.getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.locator('img')).toHaveCount(1);
  await expect(main.getByText('Ceylon Cinnamon H2 Super', { exact: true })).toBeVisible();
  await expect(main.locator('img')).toHaveJSProperty('src', url);
  await expect(page).toHaveURL('/product/5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Ceylon Cinnamon H2 Super' })).toBeFocused();
  await expect(page).toHaveTitle(/H2 Super/);
});

test('what is pressed gives way at once', async ({ page }) => {
  await page.goto('/products');
  await ready(page);
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'H2 Super' });
  await card.getByRole('link').hover();
  await page.mouse.down();
  await expect(card).toHaveCSS('scale', '0.985');
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await expect(card).toHaveCSS('scale', 'none');
  await link(page).hover();
  await page.mouse.down();
  await expect(link(page)).toHaveCSS('scale', '0.985');
  await page.mouse.up();
  await expect(page).toHaveURL('/technology');
});

test('a long page defers content below the first screen, but not after back navigation', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  await page.evaluate(() => {
    let heading = document.querySelector('#content h1');
    new MutationObserver(() => {
      const now = document.querySelector('#content h1');
      if (now === heading) return;
      heading = now;
      document.documentElement.dataset['sectionsAtFirst'] = String(document.querySelectorAll('#content h2').length);
    }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['id'] });
  });
  const sections = page.locator('#content h2');
  const initialSections = async () => Number(await page.locator('html').getAttribute('data-sections-at-first'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'HISTORY OF CINNAMON' }).click();
  await expect(page.getByRole('heading', { level: 2, name: closing.title })).toBeAttached();
  const whole = await sections.count();
  expect(await initialSections()).toBeLessThan(whole);

  await page.goBack();
  await expect(sections).not.toHaveCount(whole);
  await page.goForward();
  await expect(sections).toHaveCount(whole);
  expect(await initialSections()).toBe(whole);
});

test('no page has a layout shift when a link opens it', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset['shift'] = '0';
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) root.dataset['shift'] = String(Number(root.dataset['shift']) + value);
      }
    }).observe({ type: 'layout-shift' });
  });
  for (const name of ['HOME', 'ABOUT US', 'HISTORY OF CINNAMON', 'TECHNOLOGY', 'OUR PRODUCTS', 'CONTACT US']) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // Not 'networkidle': a film that the browser buffers in parts keeps its request open.
    await page.waitForFunction(() =>
      [...document.images]
        .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
        .every((image) => image.complete),
    );
  }
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
});

/** Lists the pseudo-elements of the view transitions that the page starts. */
async function recordMoves(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        const names = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? '') : ''));
        const root = document.documentElement;
        root.dataset['moved'] = `${root.dataset['moved'] ?? ''} ${names.join(' ')}`;
        return names;
      });
      return transition;
    };
  });
  return () => page.locator('html').getAttribute('data-moved');
}

test('the picture of a product moves from the list to its page and on to the order page', async ({ page }) => {
  const moved = await recordMoves(page);
  await page.goto('/products');
  await ready(page);
  await page.getByRole('link', { name: /Ceylon Cinnamon H1$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(moved).toContain('::view-transition-group(product-03-main)');
  await page.evaluate(() => delete document.documentElement.dataset['moved']);
  await page.getByRole('main').locator('form').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/\/order\/cinnamon/);
  await expect.poll(moved).toContain('::view-transition-group(product-03-main)');
  // It does not fade on the way: the larger file of the next page may still be loading.
  expect(await moved()).not.toContain('::view-transition-old(product-03-main)');
});

/** Lets the order page wait for the buyer's list for a minute instead of 0.4 s: no test is about speed. */
function waitLongForList(page: Page) {
  return page.addInitScript(() => {
    const start = window.setTimeout.bind(window) as (handler: TimerHandler, ms?: number) => number;
    const wait: typeof start = (handler, ms) => start(handler, ms === 400 ? 60_000 : ms);
    Object.assign(window, { setTimeout: wait });
  });
}

test('the picture of a buyer’s first item moves to its row in the cart', async ({ page, orderPage, email }) => {
  await waitLongForList(page);
  const moved = await recordMoves(page);
  await orderPage.open('cinnamon', 'H1');
  await orderPage.enter({ packWeight: '25', email });
  await page.waitForLoadState('networkidle');
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  await expect.poll(moved).toContain('::view-transition-new(added)');
});

test('on a phone the picture of a product moves to the head of the order form, and on to the cart', async ({
  page,
  orderPage,
  email,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await waitLongForList(page);
  const moved = await recordMoves(page);
  await page.goto('/product/3');
  await ready(page);
  await page.getByRole('main').locator('form').getByRole('link', { name: 'Request a quote' }).click();
  await expect(page).toHaveURL(/\/order\/cinnamon/);
  await expect.poll(moved).toContain('::view-transition-new(product-03-main)');
  await orderPage.enter({ packWeight: '25', email });
  await page.waitForLoadState('networkidle');
  await orderPage.addButton.click();
  await expect(page).toHaveURL('/cart');
  await expect.poll(moved).toContain('::view-transition-new(added)');
});

test('on a phone a picture without a place on the next page leaves with its page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/order/cinnamon?type=H1');
  await ready(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const transition = start(...given);
      void transition.ready.then(() => {
        const old = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .find(({ pseudoElement }) => pseudoElement === '::view-transition-old(product-03-main)');
        document.documentElement.dataset['duration'] = String(old?.getComputedTiming().endTime);
        return old;
      });
      return transition;
    };
  });
  await page.getByRole('banner').getByRole('link', { name: 'Your quote request' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.locator('html')).toHaveAttribute('data-duration', '90');
});
