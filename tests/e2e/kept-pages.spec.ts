import type { Page } from '@playwright/test';
import { compare } from '#text/compare.ts';
import { openHistoryWithFilm } from './support/film.ts';
import { pressAndReturn } from './support/press-and-return.ts';
import { expect, ready, test } from './support/test.ts';

const shown = (page: Page) => page.locator('main#content');

/** Opens a page by its link in the header. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/** Writes a mark on the element of the shown page, which only the same element has when it comes back. */
async function mark(page: Page, name: string): Promise<void> {
  await shown(page).evaluate((element, text) => element.setAttribute('data-mark', text), name);
}

test('Back shows the page that was left as it was: its choices, its place, and its heading in focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/compare');
  await ready(page);
  const box = page.getByRole('checkbox', { name: compare.onlyDifferences });
  await box.check();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await page.waitForFunction(() => Object.values(JSON.parse(sessionStorage.getItem('scroll') ?? '{}')).includes(300));
  await mark(page, 'compare');

  await follow(page, 'TECHNOLOGY');
  await expect(shown(page)).not.toHaveAttribute('data-mark', 'compare');
  await expect(page.locator('[data-mark=compare]')).toBeHidden();
  await expect(box).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(shown(page)).toHaveAttribute('data-mark', 'compare');
  await expect(shown(page)).toHaveCount(1);
  await expect(box).toBeChecked();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Compare/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(await page.evaluate(() => document.querySelector('main')?.id)).toBe('content');

  await page.goForward();
  await expect(page).toHaveTitle(/Technology/i);
  await expect(box).toHaveCount(0);
});

test('a form comes back with what was typed, and a link to it opens an empty one', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  await follow(page, 'CONTACT US');
  await mark(page, 'typed');
  await page.getByLabel('Name').fill('Ana');
  await follow(page, 'ABOUT US');
  await page.goBack();
  await expect(shown(page)).toHaveAttribute('data-mark', 'typed');
  await expect(page.getByLabel('Name')).toHaveValue('Ana');
  await follow(page, 'TECHNOLOGY');
  await follow(page, 'CONTACT US');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(page.locator('[data-mark]')).toHaveCount(0);
});

test('at most three pages are kept, and none with moving pictures', async ({ page }) => {
  await page.goto('/shop');
  await ready(page);
  for (const [count, name] of ['ABOUT US', 'TECHNOLOGY', 'OUR PRODUCTS', 'CONTACT US'].entries()) {
    await mark(page, `${count}`);
    await follow(page, name);
  }
  const kept = page.locator('main:not(#content)');
  const marks = () => kept.evaluateAll((pages) => pages.map((each) => each.getAttribute('data-mark')));
  expect(await marks()).toEqual(['3', '2', '1']);
  // An agent finds the form of the shown page only.
  await expect(page.locator('form[toolname]')).toHaveCount(1);
  await page.getByRole('banner').getByRole('link', { name: 'Your quote request' }).click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(kept).toHaveCount(3);
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(kept).toHaveCount(2);
  expect(await marks()).toEqual(['3', '2']);
});

test('a page that is left with the viewer open does not block the next one, and comes back without it', async ({
  page,
}) => {
  await page.goto('/shop');
  await ready(page);
  await follow(page, 'ABOUT US');
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await page
    .getByRole('button', { name: /^View larger/ })
    .first()
    .click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/shop');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await page.goForward();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(viewer).toBeHidden();
});

test('a film ends when its page is left', async ({ page, externalRequests }) => {
  await openHistoryWithFilm(page);
  const play = page.getByRole('button', { name: 'Play video' });
  await play.click();
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Video stand-in' })).toBeVisible();
  await follow(page, 'TECHNOLOGY');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(externalRequests).toHaveLength(1);
  await page.goBack();
  await expect(play).toBeVisible();
  expect(externalRequests).toHaveLength(1);
});

test('a page with a sent message comes back where it was left, not at the message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contact');
  await ready(page);
  await page.getByLabel('Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@example.com');
  await page.getByLabel('Subject').fill('Prices');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which grades do you have?');
  await pressAndReturn(page, 'Send Message');
  const message = page.getByRole('region', { name: 'The exact message' });
  await expect(message).toBeAttached();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForFunction(() => Object.values(JSON.parse(sessionStorage.getItem('scroll') ?? '{}')).includes(0));
  await page.getByRole('banner').getByRole('link', { name: 'Your quote request' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(message).toBeHidden();
  await page.goBack();
  await expect(message).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('html')).not.toHaveAttribute('data-loading');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
