import type { Page } from '@playwright/test';
import { closing } from '#text/history.ts';
import { expect, ready, test } from './support/test.ts';

const link = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TECHNOLOGY' });

/** Counts the view transitions that the page starts. */
async function countTransitions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...given) => {
      const root = document.documentElement;
      root.dataset['transitions'] = String(Number(root.dataset['transitions'] ?? 0) + 1);
      return start(...given);
    };
  });
  return async () => Number((await page.locator('html').getAttribute('data-transitions')) ?? 0);
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

test('pages cross-fade, and nothing moves with reduced motion', async ({ page }) => {
  const transitions = await countTransitions(page);
  await page.goto('/shop');
  await ready(page);
  await link(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
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

test('a long page defers content below the first screen, but not after back navigation', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  await page.evaluate(() => {
    let heading = document.querySelector('h1');
    new MutationObserver(() => {
      const now = document.querySelector('h1');
      if (now === heading) return;
      heading = now;
      document.documentElement.dataset['sectionsAtFirst'] = String(document.querySelectorAll('main h2').length);
    }).observe(document.body, { subtree: true, childList: true });
  });
  const sections = page.locator('main h2');
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
        .filter((image) => image.getBoundingClientRect().top < innerHeight)
        .every((image) => image.complete),
    );
  }
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
});
