import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { postItems, rememberEmail } from '#tests/e2e/support/carts.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage, waitForNetworkAtRest } from '#tests/e2e/support/open-page.ts';
import { textSizeTest as test } from '#tests/e2e/support/rendering/text-size.ts';
import { expect } from '#tests/e2e/support/test.ts';
import { alba, cloves, leafOil } from '#tests/support/items.ts';
import { idsByName } from '#tests/support/product-ids.ts';

const phoneBelowBrowserBars = { width: 375, height: 553 };

interface PageWithBar {
  readonly path: string;
  readonly button: (page: Page) => Locator;
  readonly prepare?: (page: Page) => Promise<void>;
}

const pages: readonly PageWithBar[] = [
  {
    path: `/product/${idsByName.alba}`,
    button: (page) => page.getByRole('main').getByRole('link', { name: 'Request a quote' }).last(),
  },
  {
    path: '/order/cinnamon?type=Alba&packWeight=25&quantity=40',
    button: (page) => page.getByRole('button', { name: 'Add To Quote Request' }),
    prepare: (page) => page.getByLabel('Pack weight', { exact: true }).fill('20'),
  },
  { path: '/cart', button: (page) => page.getByRole('button', { name: 'Send request', exact: true }) },
];

async function openWithThreeItems(
  page: Page,
  request: APIRequestContext,
  email: string,
  { path, prepare }: PageWithBar,
): Promise<void> {
  await page.setViewportSize(phoneBelowBrowserBars);
  await rememberEmail(page, email);
  await postItems(request, email, alba, cloves, leafOil);
  await openPage(page, path);
  // If the stored cart arrived between a key press and its measurement, it would move the focused element.
  await waitForNetworkAtRest(page);
  await prepare?.(page);
}

function findCoverOfFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused?.closest('main')) return undefined;
  const { left, right, top, bottom, height } = focused.getBoundingClientRect();
  // An element higher than half the window, such as a large picture, does not fit between the bars.
  if (height > window.innerHeight / 2) return undefined;
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    for (let at = document.elementFromPoint((left + right) / 2, y); at; at = at.parentElement) {
      if (at.contains(focused)) break;
      if (/sticky|fixed/.test(getComputedStyle(at).position)) {
        return `${at.className} over ${focused.tagName} ${focused.textContent}`;
      }
    }
  }
  return top < 0 || bottom > window.innerHeight
    ? `${focused.tagName} ${focused.textContent} is out of sight`
    : undefined;
}

for (const pageWithBar of pages) {
  const { path, button } = pageWithBar;

  test(`the bar of ${path} is in sight on a short screen`, async ({ openBrowser, email, request }) => {
    const page = await openBrowser(100);
    await openWithThreeItems(page, request, email, pageWithBar);
    await expect(button(page)).toBeInViewport({ ratio: 1 });
  });

  for (const percent of [100, 200]) {
    test(`the bar of ${path} covers nothing that has the focus on a short screen with text at ${percent} %`, async ({
      openBrowser,
      email,
      request,
    }) => {
      const page = await openBrowser(percent);
      await openWithThreeItems(page, request, email, pageWithBar);
      const controlCount = await byCss(page.getByRole('main'), 'a, button, input, select, textarea, summary').count();
      expect(controlCount).toBeGreaterThan(0);
      await page.getByRole('main').focus();
      for (let press = 1; press <= controlCount; press++) {
        await page.keyboard.press('Tab');
        // Polled, because the page may still be scrolling to what has the focus.
        await expect.poll(() => page.evaluate(findCoverOfFocus), `after ${press} presses`).toBeUndefined();
      }
    });
  }
}
