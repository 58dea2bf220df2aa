import type { Frame, JSHandle, Page } from '@playwright/test';
import { byCss, metaRobots } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import type { HomePage } from '#tests/e2e/support/pages/home-page.ts';
import { readStoredEmail } from '#tests/e2e/support/reading/stored-values.ts';
import { runHostileWidget } from '#tests/e2e/support/stand-ins/hostile-widget.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { emailKey } from '#web/storage/keys.ts';

const widgetScript = 'https://static.elfsight.com/platform/platform.js';
const framePath = '/reviews-frame';
const tenSeconds = 10_000;

const [friendlyHeightPx, maxHeightPx] = [200, 2000];

async function serveWidget(page: Page, widget: () => void): Promise<void> {
  await page.context().route('https://core.service.elfsight.com/**', (route) => route.fulfill({ status: 204 }));
  await page
    .context()
    .route(widgetScript, (route) => route.fulfill({ contentType: 'text/javascript', body: `(${String(widget)})()` }));
}

function friendlyWidget(): void {
  const review = document.createElement('p');
  review.textContent = 'A review';
  review.style.cssText = 'height: 200px; margin: 0';
  document.querySelector('[class^="elfsight-app-"]')?.append(review);
}

async function scrollToReviews(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^(What you can check|What our customers say)$/ }).scrollIntoViewIfNeeded();
}

async function openAtReviews(page: Page, homePage: HomePage): Promise<void> {
  await homePage.openHydrated();
  await scrollToReviews(page);
}

const frameElement = (page: Page) => byCss(page, 'iframe[src="/reviews-frame"]');
const review = (page: Page) => page.frameLocator('iframe[src="/reviews-frame"]').getByText('A review', { exact: true });
const invitation = (page: Page) => page.getByRole('link', { name: 'Ask for references' });
const widgetFrames = (page: Page) => page.frames().filter((frame) => frame.url().endsWith(framePath));
const leave = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Contact Us', exact: true }).click();

function measureFrameHeight(page: Page): Promise<number> {
  return frameElement(page).evaluate((frame: HTMLIFrameElement) => frame.offsetHeight);
}

function recordFrameHeights(page: Page): Promise<JSHandle<number[]>> {
  return frameElement(page).evaluateHandle((element) => {
    const heights: number[] = [];
    new MutationObserver(() => heights.push(Number(element.getAttribute('height')))).observe(element, {
      attributeFilter: ['height'],
    });
    return heights;
  });
}

async function postMessages(frame: Frame | undefined, data: unknown, times = 1): Promise<void> {
  await frame?.evaluate(
    ([message, count]) => {
      for (let index = 0; index < count; index++) parent.postMessage(message, '*');
    },
    [data, times] as const,
  );
}

const readGlobals = (page: Page) => page.evaluate(() => Object.keys(window).filter((name) => !/^\d+$/.test(name)));

async function openHostileWidget(page: Page, email: string): Promise<string[]> {
  await serveWidget(page, runHostileWidget);
  await openPage(page, '/about');
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value);
      Object.assign(window, { dataLayer: 'of the site' });
    },
    [emailKey, email] as const,
  );
  const globalsBefore = await readGlobals(page);
  await page.getByRole('banner').getByRole('link', { name: 'HOME', exact: true }).click();
  await scrollToReviews(page);
  await expect(review(page)).toBeVisible();
  return globalsBefore;
}

function waitForFiveTicksOfWidget(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let passed = 0;
        const timer = setInterval(() => {
          passed++;
          if (passed < 5) return;
          clearInterval(timer);
          resolve();
        }, 100);
      }),
  );
}

test('the home page adds the widget in a frame, removes it on leaving, and adds it again', async ({
  page,
  homePage,
  externalRequests,
}) => {
  await test.step('it is added in a sandboxed frame', async () => {
    await openAtReviews(page, homePage);
    await expect.poll(() => externalRequests.filter((url) => url === widgetScript).length).toBe(1);
    await expect(frameElement(page)).toHaveAttribute('sandbox', 'allow-scripts allow-popups');
    await expect(frameElement(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(invitation(page)).toBeVisible();
    expect(await byCss(page, 'script[src*="elfsight"]').count()).toBe(0);
  });

  await test.step('it is removed on leaving', async () => {
    await leave(page);
    await expect(page).toHaveURL('/contact');
    await expect(frameElement(page)).toHaveCount(0);
    expect(widgetFrames(page)).toEqual([]);
  });

  await test.step('it is added again', async () => {
    await page.goBack();
    await expect(frameElement(page)).toHaveCount(1);
    await expect.poll(() => externalRequests.filter((url) => url === widgetScript).length).toBe(2);
  });
});

test('reviews replace the invitation each time the page is opened', async ({ page, homePage }) => {
  await serveWidget(page, friendlyWidget);
  await test.step('at first', async () => {
    await openAtReviews(page, homePage);
    await expect(review(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What our customers say' })).toBeVisible();
    await expect(invitation(page)).toBeHidden();
    await expect(frameElement(page)).toHaveJSProperty('offsetHeight', friendlyHeightPx);
  });

  await test.step('after the way back', async () => {
    await leave(page);
    await expect(page).toHaveURL('/contact');
    await page.goBack();
    await scrollToReviews(page);
    await expect(review(page)).toHaveCount(1);
    await expect(review(page)).toBeVisible();
  });
});

test('the frame follows the height of its content, also when its width changes', async ({ page, homePage }) => {
  await serveWidget(page, () => {
    const text = document.createElement('p');
    text.textContent = 'A review of many words. '.repeat(60);
    text.style.cssText = 'margin: 0; font: 16px/20px monospace';
    document.querySelector('[class^="elfsight-app-"]')?.append(text);
  });
  await page.setViewportSize({ width: 400, height: 800 });
  await openAtReviews(page, homePage);
  await expect(invitation(page)).toBeHidden();
  const hasHeightOfContent = async () => {
    const contentHeight = await widgetFrames(page)[0]?.evaluate(() => document.body.offsetHeight);
    return (await measureFrameHeight(page)) === contentHeight;
  };
  await expect.poll(hasHeightOfContent).toBe(true);
  const heightWhenNarrow = await measureFrameHeight(page);
  await page.setViewportSize({ width: 1200, height: 800 });
  await scrollToReviews(page);
  await expect.poll(hasHeightOfContent).toBe(true);
  expect(await measureFrameHeight(page)).toBeLessThan(heightWhenNarrow);
});

test('a widget that shows nothing within ten seconds is removed, and the invitation stays', async ({
  page,
  homePage,
}) => {
  await serveWidget(page, () => undefined);
  await page.clock.install({ time: 0 });
  await openAtReviews(page, homePage);
  await expect(frameElement(page)).toHaveCount(1);
  await page.clock.fastForward(tenSeconds);
  await expect(frameElement(page)).toHaveCount(0);
  await invitation(page).click();
  await expect(page).toHaveURL('/contact');
});

test.describe('a hostile widget', () => {
  test.beforeEach(({ expectedConsole }) => {
    expectedConsole.push(/sandbox|Content Security Policy|frame attempting navigation/i);
  });

  test('reaches neither storage nor page', async ({ page, email }) => {
    const globalsBefore = await openHostileWidget(page, email);
    const [frame] = widgetFrames(page);
    expect(await frame?.evaluate(() => (window as { succeeded?: string[] }).succeeded)).toEqual([]);
    expect(await frame?.evaluate(() => self.origin)).toBe('null');
    await expect(page).toHaveURL('/');
    expect(await readGlobals(page)).toEqual(globalsBefore);
    expect(await page.evaluate(() => (window as { dataLayer?: string }).dataLayer)).toBe('of the site');
  });

  test('is removed with its frame when the visitor leaves', async ({ page, email }) => {
    await openHostileWidget(page, email);
    const [frame] = widgetFrames(page);
    await leave(page);
    await expect(page).toHaveURL('/contact');
    await expect(frameElement(page)).toHaveCount(0);
    expect(frame?.isDetached()).toBe(true);
  });

  test('requests nothing once the visitor has left', async ({ page, email }) => {
    await openHostileWidget(page, email);
    const requestedUrls: string[] = [];
    page.on('request', (request) => requestedUrls.push(request.url()));
    const countWidgetRequests = () => requestedUrls.filter((url) => url.includes('elfsight')).length;
    await expect.poll(countWidgetRequests, 'requests of the widget while it is shown').toBeGreaterThan(2);
    await leave(page);
    await expect(frameElement(page)).toHaveCount(0);
    const countOnLeaving = countWidgetRequests();
    for (const name of ['ABOUT US', 'CONTACT US']) {
      await page.getByRole('banner').getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await waitForFiveTicksOfWidget(page);
    expect(countWidgetRequests()).toBe(countOnLeaving);
  });

  test('leaves nothing behind in page and storage', async ({ page, email }) => {
    const globalsBefore = await openHostileWidget(page, email);
    await leave(page);
    await expect(frameElement(page)).toHaveCount(0);
    await waitForFiveTicksOfWidget(page);
    expect(await readGlobals(page)).toEqual(globalsBefore);
    expect(await readStoredEmail(page)).toBe(email);
  });
});

test.describe('the frame of a widget', () => {
  test.beforeEach(async ({ page, homePage }) => {
    await serveWidget(page, friendlyWidget);
    await openAtReviews(page, homePage);
    await expect(frameElement(page)).toHaveJSProperty('offsetHeight', friendlyHeightPx);
  });

  test('ignores heights from another window, and those that are no numbers', async ({ page }) => {
    const [frame] = widgetFrames(page);
    const heights = await recordFrameHeights(page);
    await page.evaluate(() => window.postMessage({ reviewsHeight: 1500 }, '*'));
    for (const height of ['1500', Number.NaN, 500]) await postMessages(frame, { reviewsHeight: height });
    await expect(frameElement(page)).toHaveJSProperty('offsetHeight', 500);
    expect(await heights.jsonValue()).toEqual([500]);
  });

  test('grows and does not shrink', async ({ page }) => {
    const [frame] = widgetFrames(page);
    const heights = await recordFrameHeights(page);
    await postMessages(frame, { reviewsHeight: 500 });
    await expect(frameElement(page)).toHaveJSProperty('offsetHeight', 500);
    for (const height of [60, -1, 501]) await postMessages(frame, { reviewsHeight: height });
    await expect(frameElement(page)).toHaveJSProperty('offsetHeight', 501);
    expect(await heights.jsonValue()).toEqual([500, 501]);
  });

  test('grows up to a bound', async ({ page }) => {
    const [frame] = widgetFrames(page);
    const heights = await recordFrameHeights(page);
    for (const height of [1e9, Number.MAX_VALUE, 400]) await postMessages(frame, { reviewsHeight: height });
    await expect(frameElement(page)).toHaveJSProperty('offsetHeight', maxHeightPx);
    // Waits a frame, so that the page has handled the last message, whose height of 400 it must ignore.
    await frame?.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await heights.jsonValue()).toEqual([maxHeightPx]);
  });
});

test('a widget that floods the page with messages is removed', async ({ page, homePage }) => {
  await serveWidget(page, friendlyWidget);
  await openAtReviews(page, homePage);
  await expect(review(page)).toBeVisible();
  const floodOfMessages = 20_000;
  await postMessages(widgetFrames(page)[0], { reviewsHeight: 300 }, floodOfMessages);
  await expect(frameElement(page)).toHaveCount(0);
  await expect(invitation(page)).toBeVisible();
});

test('the page of the frame is sandboxed also when it is opened directly', async ({ page }) => {
  await serveWidget(page, friendlyWidget);
  await page.goto('/about');
  await page.evaluate((key) => localStorage.setItem(key, 'ana@example.com'), emailKey);
  await page.goto(framePath);
  await expect(page.getByText('A review', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => self.origin)).toBe('null');
  await expect(readStoredEmail(page)).rejects.toThrow(/sandboxed/);
});

test('the page of the frame is not indexed', async ({ page }) => {
  await serveWidget(page, friendlyWidget);
  await page.goto(framePath);
  await expect(metaRobots(page)).toHaveAttribute('content', 'noindex');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(sitemap.status()).toBe(200);
  expect(await sitemap.text()).not.toContain(framePath);
});
