import type { Locator } from '@playwright/test';
import { company } from '#content/company.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { emptyCartBadge } from '#tests/e2e/support/finding/cart-badge.ts';
import { pickCases } from '#tests/e2e/support/matrix.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox, type Box } from '#tests/e2e/support/reading/get-box.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const links = [
  ['HOME', '/'],
  ['ABOUT US', '/about'],
  ['HISTORY OF CINNAMON', '/history'],
  ['TECHNOLOGY', '/technology'],
  ['OUR PRODUCTS', '/products'],
  ['SHOP NOW', '/shop'],
  ['CONTACT US', '/contact'],
] as const;

function areInOnePlace(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;
}

/** A link of the menu is underlined by the border of its `::after`, which forced colours keep. */
function isUnderlined(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { borderBottomWidth, transform } = getComputedStyle(element, '::after');
    return borderBottomWidth === '2px' && transform === 'none';
  });
}

test('the header links to every page, moves the focus to its heading, and underlines the current page', async ({
  page,
}) => {
  await openPage(page, '/');
  for (const [label, path] of [...links.slice(1), ...links.slice(0, 1)]) {
    const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect.poll(() => isUnderlined(link)).toBe(true);
    await expect(byCss(page.getByRole('navigation', { name: 'Main' }), '[aria-current="page"]')).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('each page has its own title and description', async ({ page, request }) => {
  const titles = new Set<string>();
  for (const [, path] of links) {
    const html = await (await request.get(path)).text();
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    titles.add(/<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '');
  }
  expect(titles.size).toBe(2 * links.length);
  await openPage(page, '/about');
  const title = await page.title();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'TECHNOLOGY' }).click();
  await expect(page).not.toHaveTitle(title);
});

test('the header has a phone link and four networks', async ({ page }) => {
  await openPage(page, '/');
  const phoneNumber = page.getByRole('link', { name: `Call ${company.phone}` });
  await expect(phoneNumber).toHaveAttribute('href', `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`);
  for (const name of ['Facebook', 'Instagram', 'TikTok', 'WhatsApp']) {
    await expect(page.getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', /^https:\/\//);
  }
});

test('the icon of the cart in the header has no badge while the cart is empty, and leads to it', async ({ page }) => {
  await openPage(page, '/');
  const cart = page.getByRole('banner').getByRole('link', { name: 'Your quote request' });
  await expect(cart).toHaveText('');
  await cart.click();
  await expect(page).toHaveURL('/cart');
});

test('the footer shows contact data, links, the year and the credit', async ({ page }) => {
  await openPage(page, '/technology');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(footer.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(footer).toContainText('Elpitiya');
  await expect(footer).toContainText(`${new Date().getFullYear()} ${company.name}`);
  await expect(footer).toContainText(company.developer.name);
  for (const path of ['/', '/shop', '/cart', '/shop#cinnamon']) {
    await expect(byCss(footer, `a[href="${path}"]`)).toBeVisible();
  }
});

test('back and forward restore the scroll position', async ({ page }) => {
  await openPage(page, '/history');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollTo({ top: 900, behavior: 'instant' });
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'SHOP NOW' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/history');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
});

test('words have the size and the hyphens that fit', async ({ page }) => {
  await openPage(page, '/about');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link').first();
  await expect(link).toHaveCSS('font-size', '13px');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphenate-limit-chars', '14 5 4');
});

test('the header shrinks from 73 to 57 px, its border included, when it sticks, without a layout shift', async ({
  page,
}) => {
  await openPage(page, '/about');
  const measureBar = () =>
    emptyCartBadge(page).evaluate((badge) => {
      const bar = badge.closest('header > div')?.getBoundingClientRect() ?? new DOMRect();
      const cart = badge.getBoundingClientRect();
      const top = Math.max(bar.top, 0);
      const middle = (cart.top + cart.bottom) / 2;
      return { height: Math.round(bar.bottom - top), isCentred: Math.abs(middle - (top + bar.bottom) / 2) < 2 };
    });
  expect((await measureBar()).height).toBe(73);
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY);
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(measureBar).toEqual({ height: 57, isCentred: true });
  expect(await heading.evaluate((element) => element.getBoundingClientRect().top + scrollY)).toBe(before);
});

test('the first Tab reaches the skip link, which moves the focus to the content', async ({ page }) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an aside in italics uses a font that is drawn so, which no page preloads', async ({ page }) => {
  await openPage(page, '/contact');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ style, status }) => style === 'italic' && status === 'loaded').length;
  });
  expect(faces).toBe(1);
  await expect(byCss(page, 'link[rel="preload"][as="font"]')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the side menu opens by its button, traps the focus, and gives it back when it is closed by its button', async ({
    page,
  }) => {
    await openPage(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    for (let presses = 0; presses < 20; presses++) await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement));
    expect(outside).toBe(false);
    await menu.getByRole('button', { name: 'Close menu' }).click();
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('the side menu closes by Escape and by a press beside it', async ({ page }) => {
    await openPage(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.mouse.click(350, 400);
    await expect(menu).toBeHidden();
  });

  test('the side menu closes by a link and by Back', async ({ page }) => {
    await openPage(page, '/');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    await menu.getByRole('link', { name: 'HISTORY OF CINNAMON' }).click();
    await expect(page).toHaveURL('/history');
    await expect(menu).toBeHidden();

    await open.click();
    await menu.getByRole('link', { name: 'Facebook' }).click();
    await expect(menu).toBeHidden();

    await open.click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
  });

  test('the menu closes where it opened, at the top and further down', async ({ page }) => {
    await openPage(page, '/about');
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const close = menu.getByRole('button', { name: 'Close menu' });
    for (const top of [0, 900]) {
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await open.click();
      await expect(close).toBeVisible();
      // Each poll measures both buttons, because the header may shrink in the frame after the scroll.
      await expect.poll(async () => areInOnePlace(await getBox(close), await getBox(open))).toBe(true);
      await close.click();
      await expect(menu).toBeHidden();
    }
  });

  test('the menu links to the quote request', async ({ page }) => {
    await openPage(page, '/about');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Your quote request' }).click();
    await expect(page).toHaveURL('/cart');
    await expect(menu).toBeHidden();
  });

  test('the footer is short, with the contact first and two columns', async ({ page }) => {
    await openPage(page, '/contact');
    const footer = page.getByRole('contentinfo');
    const [contact, quickLinks] = await byCss(footer, 'section').evaluateAll((sections) =>
      sections.map((section) => section.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(contact?.top).toBe(quickLinks?.top);
    expect(contact?.left).toBeLessThan(quickLinks?.left ?? 0);
    expect((await getBox(footer)).height).toBeLessThan(760);
  });

  test('the links of header, footer and lists are 44 px high', async ({ page }) => {
    await openPage(page, '/contact');
    const low = await byCss(page, 'footer a, header a:not([href="#content"]), header button, main ul a').evaluateAll(
      (targets) =>
        targets
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .map((target) => target.textContent || target.getAttribute('aria-label')),
    );
    expect(low).toEqual([]);
  });
});

for (const path of pickCases(['/papers', '/catalogue', '/compare'], ['/papers', '/compare'])) {
  test(`Tab reaches every control of ${path}, in sight and outlined`, async ({ page }) => {
    await openPage(page, path);
    const count = await byCss(page.getByRole('main'), ':is(a, button, select, input)')
      .filter({ visible: true })
      .count();
    const reached = new Set<string>();
    await page.getByRole('main').focus();
    for (let presses = 0; presses < count + 5; presses++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        if (!element?.closest('main') || !element.matches('a, button, select, input')) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const all = [...document.querySelectorAll('main :is(a, button, select, input)')];
        return {
          place: String(all.indexOf(element)),
          isInSight: bottom > 0 && top < window.innerHeight,
          outline: getComputedStyle(element).outlineStyle,
        };
      });
      if (!focused) continue;
      expect(focused.isInSight, `control ${focused.place} is in sight`).toBe(true);
      expect(focused.outline, `control ${focused.place} is outlined`).not.toBe('none');
      reached.add(focused.place);
    }
    expect(reached.size).toBe(count);
  });
}
