import type { Locator, Page } from '@playwright/test';
import { opening as about } from '#text/about.ts';
import { contactMap } from '#text/contact.ts';
import { closing } from '#text/history-rest.ts';
import { productsPage } from '#text/product-list.ts';
import { recordAnimations } from './support/animations.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { expect, ready, test } from './support/test.ts';
import { countTransitions } from './support/transitions.ts';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The page that is rendered ahead. */
const ahead = (page: Page) => page.locator('main:not(#content)').last();
const headingOf = (main: Locator) => main.getByRole('heading', { level: 1, includeHidden: true });

/** Hovers a link until its page is rendered. */
async function renderAhead(page: Page, name: string, title: RegExp | string): Promise<void> {
  await link(page, name).hover();
  await expect(headingOf(ahead(page))).toHaveText(title);
}

/** Notes in the root element what has been true at any time since: how many shown pages, and which headings they had. */
function watchPages(page: Page): Promise<void> {
  return page.evaluate(() => {
    const { dataset } = document.documentElement;
    const watch = () => {
      const shown = [...document.querySelectorAll<HTMLElement>('[id=content]')];
      const visible = [...document.querySelectorAll<HTMLElement>('main')].filter(
        (main) => main.style.display !== 'none',
      );
      const now = shown.length === 1 && visible.length === 1 && shown[0] === visible[0] ? 'one page' : 'not one page';
      dataset['pages'] = [...new Set([...(dataset['pages']?.split(', ') ?? []), now])].join(', ');
      const title = shown[0]?.querySelector('h1')?.textContent ?? '';
      if (dataset['titles']?.split(' | ').at(-1) !== title)
        dataset['titles'] = dataset['titles'] === undefined ? title : `${dataset['titles']} | ${title}`;
    };
    watch();
    new MutationObserver(watch).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** The headings of the pages that were shown, in their order. */
const shownTitles = async (page: Page) => (await page.locator('html').getAttribute('data-titles'))?.split(' | ') ?? [];

test('the page of a link under the mouse is rendered, and the click shows it at once, without a view transition', async ({
  page,
}) => {
  const transitions = await countTransitions(page);
  const faded = await recordAnimations(page, 'main');
  await page.goto('/about');
  await ready(page);
  await page.evaluate(() => window.scrollTo(0, 900));
  await renderAhead(page, 'TECHNOLOGY', /Technology/i);
  await expect(ahead(page)).toBeHidden();
  await expect(heading(page)).toHaveCount(1);
  await ahead(page).evaluate((element) => element.setAttribute('data-ahead', ''));
  await link(page, 'TECHNOLOGY').click();
  const shown = page.locator('main#content');
  await expect(shown).toHaveAttribute('data-ahead', '');
  expect(await faded()).toMatchObject([{ keyframes: [{ opacity: '0.4' }, { opacity: '1' }] }]);
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/Technology/i);
  await expect(page.locator('main')).toHaveCount(1);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await renderAhead(page, 'OUR PRODUCTS', /Products/i);
  await link(page, 'OUR PRODUCTS').click();
  await expect(page).toHaveTitle(/Products/i);
  await expect(heading(page)).toBeFocused();
  expect(await faded()).toHaveLength(1);
  expect(await transitions()).toBe(0);
});

test('exactly one page is shown and has the id of the content at any time', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  await watchPages(page);
  await renderAhead(page, 'TECHNOLOGY', /Technology/i);
  await link(page, 'TECHNOLOGY').click();
  await expect(heading(page)).toBeFocused();
  // Not rendered ahead.
  await link(page, 'HISTORY OF CINNAMON').evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveTitle(/History/i);
  await renderAhead(page, 'OUR PRODUCTS', /Products/i);
  await page.goBack();
  await expect(page).toHaveTitle(/Technology/i);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'one page');
});

test('content below the first screen is rendered after the click, not ahead, and the footer keeps out of sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.goto('/shop');
  await ready(page);
  await renderAhead(page, 'HISTORY OF CINNAMON', /History/i);
  const early = await ahead(page).locator('h2').count();
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const main = document.querySelector('#content');
      if (!/History/i.test(main?.querySelector('h1')?.textContent ?? '')) return;
      observer.disconnect();
      document.documentElement.dataset['sections'] = String(main?.querySelectorAll('h2').length);
      const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
      document.documentElement.dataset['footer'] = top < innerHeight ? 'in sight' : 'below';
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await link(page, 'HISTORY OF CINNAMON').click();
  await expect(page.getByRole('heading', { level: 2, name: closing.title })).toBeAttached();
  expect(early).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-sections', '0');
  await expect(page.locator('html')).toHaveAttribute('data-footer', 'below');
});

for (const [width, cards] of [
  [412, 2],
  [1280, 4],
] as const)
  test(`of the list ${cards} cards are rendered ahead at ${width} px, and all are there once it is shown`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 823 });
    await page.goto('/shop');
    await ready(page);
    const toList = page.locator('a[href="/products"]').last();
    await toList.dispatchEvent('pointerdown');
    await toList.dispatchEvent('touchstart');
    await expect(headingOf(ahead(page))).toHaveText(productsPage.name);
    await expect(ahead(page).locator('li h2')).toHaveCount(cards);
    await toList.dispatchEvent('click');
    await expect(page.locator('#content li h2')).toHaveCount(30);
  });

test('a page rendered ahead reads the address of its link, and is dropped when another opens', async ({ page }) => {
  await page.goto('/product/24');
  await ready(page);
  const powders = page.locator('main a[href="/products?category=spice-powder"]');
  await powders.hover();
  const chosen = (main: Locator) => main.locator('[role=group] [aria-pressed=true]');
  await expect(chosen(ahead(page))).toContainText(/powder/i);
  // An agent finds the forms of the shown page only.
  await expect(ahead(page).locator('form')).toHaveCount(1);
  await expect(ahead(page).locator('form[toolname]')).toHaveCount(0);
  await powders.click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#content form')).toHaveAttribute('toolname', 'search_products');
  await expect(chosen(page.locator('#content'))).toContainText(/powder/i);

  await renderAhead(page, 'ABOUT US', about.title);
  await page.mouse.move(0, 400);
  await link(page, 'TECHNOLOGY').evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveTitle(/Technology/i);
  await expect(page.locator('main')).toHaveCount(2);
  // The list, which is kept.
  await expect(ahead(page).locator('form')).toHaveCount(1);
});

test('two links clicked quickly never show the page before the last one again', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  await renderAhead(page, 'TECHNOLOGY', /Technology/i);
  await watchPages(page);
  const { release } = await holdScripts(page);
  await link(page, 'TECHNOLOGY').evaluate((element: HTMLElement) => {
    element.click();
    document.querySelector<HTMLElement>('header a[href="/contact"]')?.click();
  });
  await expect(page).toHaveURL('/contact');
  await expect(heading(page)).toHaveText(/Technology/i);
  release();
  await expect(heading(page)).toHaveText(/Contact/i);
  const [first = '', ...others] = await shownTitles(page);
  expect(others).toHaveLength(2);
  expect(others).not.toContain(first);
});

test('a page that fails while it is rendered ahead leaves the shown one alone, and is rendered anew when it opens', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(/not yet/);
  await page.goto('/products');
  await ready(page);
  await link(page, 'SHOP NOW').click();
  await expect(heading(page)).toBeFocused();
  const query = await page.evaluateHandle(() => window.URLSearchParams);
  await page.evaluate(() => {
    // The page of products reads its query when it is rendered.
    window.URLSearchParams = class extends URLSearchParams {
      constructor() {
        super();
        document.documentElement.dataset['failed'] = '';
        throw new Error('not yet');
      }
    };
  });
  await link(page, 'OUR PRODUCTS').hover();
  await page.locator('html[data-failed]').waitFor();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('main')).toHaveCount(1);
  await expect(heading(page)).toBeVisible();
  await query.evaluate((original) => {
    window.URLSearchParams = original;
  });
  await link(page, 'OUR PRODUCTS').click();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#content ul > li h2')).toHaveCount(30);
});

test('a slow page does not take the place of one that was asked for later', async ({ page }) => {
  await page.goto('/technology');
  await ready(page);
  await link(page, 'ABOUT US').click();
  await expect(heading(page)).toBeFocused();
  const { urls: slow, release } = await holdScripts(page);
  await link(page, 'CONTACT US').hover();
  await expect.poll(() => slow.length).toBeGreaterThan(0);
  await renderAhead(page, 'TECHNOLOGY', /Technology/i);
  release();
  await page.evaluate((urls) => Promise.all(urls.map((url) => import(url))), slow);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(headingOf(ahead(page))).toHaveText(/Technology/i);
});

/** Opens a page by its link in the header, without a page rendered ahead. */
async function open(page: Page, name: string, title: RegExp): Promise<void> {
  await link(page, name).evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toBeFocused();
}

test('back and forward show a page as it was left: typed in, scrolled, and no element made anew', async ({ page }) => {
  const transitions = await countTransitions(page);
  await page.goto('/about');
  await ready(page);
  await open(page, 'OUR PRODUCTS', /Products/i);
  await page.getByRole('searchbox').fill('pep');
  await expect(page).toHaveURL('/products?q=pep');
  const card = page.locator('#content ul > li').first();
  // The list follows what was typed.
  await expect(card).toContainText(/pepper/i);
  await card.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.evaluate(() => window.scrollTo(0, 120));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await open(page, 'HISTORY OF CINNAMON', /History/i);
  await expect(page.locator('main [data-kept]')).toBeHidden();
  await watchPages(page);
  const before = await transitions();
  await page.goBack();
  await expect(page).toHaveURL('/products?q=pep');
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('#content [data-kept]')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('pep');
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  await expect(page).toHaveTitle(/Products/i);

  await page.goForward();
  await expect(page).toHaveTitle(/History/i);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-pages', 'one page');
  expect(await transitions()).toBe(before);
});

test('a page opened by a link is new, and of the pages left at most three are kept', async ({ page }) => {
  await page.goto('/papers');
  await ready(page);
  await open(page, 'OUR PRODUCTS', /Products/i);
  await page.locator('#content').evaluate((element) => element.setAttribute('data-first-visit', ''));
  await open(page, 'TECHNOLOGY', /Technology/i);
  await open(page, 'OUR PRODUCTS', /Products/i);
  await expect(page.locator('[data-first-visit]')).toHaveCount(0);
  for (const [name, title] of [
    ['HISTORY OF CINNAMON', /History/i],
    ['ABOUT US', /About/i],
    ['CONTACT US', /Contact/i],
  ] as const)
    await open(page, name, title);
  await expect(page.locator('main')).toHaveCount(4);
  await expect(page.locator('main:not(#content)').filter({ visible: true })).toHaveCount(0);
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle(/Products/i);
  await expect(page.locator('#content ul > li h2')).toHaveCount(30);
  // Not kept any more.
  await page.goBack();
  await expect(page).toHaveTitle(/Technology/i);
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main')).toHaveCount(4);
});

test('back from a product shows the list as it was left; a page with moving pictures is not kept', async ({ page }) => {
  await page.goto('/about');
  await ready(page);
  await open(page, 'OUR PRODUCTS', /Products/i);
  const card = page.locator('#content ul > li').nth(6);
  await card.evaluate((element) => element.setAttribute('data-kept', ''));
  await card.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page.locator('#content [data-kept]')).toBeInViewport();
  await expect(heading(page)).toBeFocused();
  await expect(page.locator('main')).toHaveCount(1);
});

test('a page that is kept has no frame of another company, and shows its own map again', async ({ page }) => {
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await page.goto('/about');
  await ready(page);
  await open(page, 'CONTACT US', /Contact/i);
  const map = page.locator('main iframe');
  await page.getByRole('button', { name: contactMap.show }).click();
  await expect(map).toBeFocused();
  await open(page, 'TECHNOLOGY', /Technology/i);
  await expect(map).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: contactMap.show })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});
