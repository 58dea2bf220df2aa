import type { Locator, Page } from '@playwright/test';
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

const linksWithHomeLast = [...links.slice(1), ...links.slice(0, 1)];

const mainNavigation = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const sideMenu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const openMenuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const closeMenuButton = (page: Page) => sideMenu(page).getByRole('button', { name: 'Close menu' });

function areInOnePlace(one: Box, other: Box): boolean {
  return Math.abs(one.x - other.x) < 2 && Math.abs(one.y - other.y) < 2;
}

const waysToCloseMenu: readonly { readonly name: string; readonly close: (page: Page) => Promise<void> }[] = [
  { name: 'Escape', close: (page) => page.keyboard.press('Escape') },
  { name: 'a press beside it', close: (page) => page.mouse.click(phone.width - 10, phone.height / 2) },
  { name: 'a link to another site', close: (page) => sideMenu(page).getByRole('link', { name: 'Facebook' }).click() },
];

const controlSelector = ':is(a, button, select, input)';

interface FocusedControl {
  readonly place: number;
  readonly html: string;
  readonly isInSight: boolean;
  readonly outline: string;
}

function findFocusedControl(selector: string): FocusedControl | undefined {
  const element = document.activeElement;
  if (!element?.closest('main') || !element.matches(selector)) return undefined;
  const { top, bottom } = element.getBoundingClientRect();
  return {
    place: [...document.querySelectorAll(`main ${selector}`)].indexOf(element),
    html: element.outerHTML.slice(0, 90),
    isInSight: bottom > 0 && top < window.innerHeight,
    outline: getComputedStyle(element).outlineStyle,
  };
}

/** A link of the menu is underlined by the border of its `::after`, which forced colours keep. */
function isUnderlined(link: Locator): Promise<boolean> {
  return link.evaluate((element) => {
    const { borderBottomWidth, transform } = getComputedStyle(element, '::after');
    return borderBottomWidth === '2px' && transform === 'none';
  });
}

test('each link of the header leads to the top of its page, whose heading has the focus', async ({ page }) => {
  await openPage(page, '/');
  for (const [label, path] of linksWithHomeLast) {
    await test.step(label, async () => {
      await mainNavigation(page).getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test('the header marks and underlines the link to the current page', async ({ page }) => {
  await openPage(page, '/');
  for (const [label] of linksWithHomeLast) {
    await test.step(label, async () => {
      const link = mainNavigation(page).getByRole('link', { name: label, exact: true });
      await link.click();
      await expect(byCss(mainNavigation(page), '[aria-current="page"]')).toHaveText([label]);
      await expect.poll(() => isUnderlined(link)).toBe(true);
    });
  }
});

test('each page has its own title and description', async ({ request }) => {
  const texts: string[] = [];
  for (const [, path] of links) {
    const html = await (await request.get(path)).text();
    texts.push(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
    texts.push(/<meta name="description" content="(.*?)">/.exec(html)?.[1] ?? '');
  }
  expect(texts).not.toContain('');
  expect(texts).toEqual([...new Set(texts)]);
});

test('a link that opens another page changes the title of the document', async ({ page }) => {
  await openPage(page, '/about');
  const title = await page.title();
  await mainNavigation(page).getByRole('link', { name: 'TECHNOLOGY' }).click();
  await expect(page).not.toHaveTitle(title);
});

test('the header has a link to call the company', async ({ page }) => {
  await openPage(page, '/');
  const phoneNumber = page.getByRole('link', { name: `Call ${company.phone}` });
  await expect(phoneNumber).toHaveAttribute('href', `tel:${company.phone.replaceAll(/[^+\d]/g, '')}`);
});

for (const name of ['Facebook', 'Instagram', 'TikTok', 'WhatsApp']) {
  test(`the header has a link to ${name}`, async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  });
}

test('the icon of the cart in the header has no badge while the cart is empty', async ({ page }) => {
  await openPage(page, '/');
  await expect(emptyCartBadge(page)).toHaveText('');
});

test('the icon of the cart in the header leads to the cart', async ({ page }) => {
  await openPage(page, '/');
  await emptyCartBadge(page).click();
  await expect(page).toHaveURL('/cart');
});

test('the footer tells how to contact the company', async ({ page }) => {
  await openPage(page, '/technology');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: company.email })).toHaveAttribute('href', `mailto:${company.email}`);
  await expect(footer.getByRole('link', { name: company.phone })).toBeVisible();
  await expect(footer).toContainText('Elpitiya');
});

test('the footer names the company with the current year', async ({ page }) => {
  await page.clock.setFixedTime('2031-06-01');
  await openPage(page, '/technology');
  await expect(page.getByRole('contentinfo')).toContainText(`2031 ${company.name}`);
});

test('the footer names the developer', async ({ page }) => {
  await openPage(page, '/technology');
  await expect(page.getByRole('contentinfo')).toContainText(company.developer.name);
});

test('the footer has links to home, shop, cart and cinnamon', async ({ page }) => {
  await openPage(page, '/technology');
  for (const path of ['/', '/shop', '/cart', '/shop#cinnamon']) {
    await expect(byCss(page.getByRole('contentinfo'), `a[href="${path}"]`)).toBeVisible();
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

test('the links of the header have letters of 13 px', async ({ page }) => {
  await openPage(page, '/about');
  await expect(mainNavigation(page).getByRole('link').first()).toHaveCSS('font-size', '13px');
});

test('a title hyphenates only words of at least 14 letters', async ({ page }) => {
  await openPage(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphenate-limit-chars', '14 5 4');
});

test('the bar of the header shrinks from 73 to 57 px when it sticks, without moving the page', async ({ page }) => {
  await openPage(page, '/about');
  const bar = byCss(page.getByRole('banner'), '> div').filter({ has: mainNavigation(page) });
  const measureBar = async () => {
    const { y, bottom } = await getBox(bar);
    const cart = await getBox(emptyCartBadge(page));
    const top = Math.max(y, 0);
    const fromCentre = (cart.y + cart.bottom) / 2 - (top + bottom) / 2;
    return { height: Math.round(bottom - top), isCartCentred: Math.abs(fromCentre) < 2 };
  };
  const measureHeading = () =>
    page.getByRole('heading', { level: 1 }).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect((await measureBar()).height).toBe(73);
  const headingTop = await measureHeading();
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await expect.poll(measureBar).toEqual({ height: 57, isCartCentred: true });
  expect(await measureHeading()).toBe(headingTop);
});

test('the first Tab reaches the skip link, which moves the focus to the content', async ({ page }) => {
  await openPage(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the side menu opens and closes by its buttons, of which the first gets the focus back', async ({ page }) => {
    await openPage(page, '/');
    await expect(sideMenu(page)).toBeHidden();
    await openMenuButton(page).click();
    await expect(sideMenu(page)).toBeVisible();
    await closeMenuButton(page).click();
    await expect(sideMenu(page)).toBeHidden();
    await expect(openMenuButton(page)).toBeFocused();
  });

  test('the side menu keeps the focus', async ({ page }) => {
    await openPage(page, '/');
    await openMenuButton(page).click();
    await expect(sideMenu(page)).toBeVisible();
    const controlCount = await byCss(sideMenu(page), 'a, button').count();
    for (let presses = 0; presses < controlCount + 5; presses++) {
      await page.keyboard.press('Tab');
      await expect(byCss(page, 'main :focus'), `after ${presses + 1} presses`).toHaveCount(0);
    }
  });

  for (const { name, close } of waysToCloseMenu) {
    test(`the side menu closes by ${name}`, async ({ page }) => {
      await openPage(page, '/');
      await openMenuButton(page).click();
      await expect(sideMenu(page)).toBeVisible();
      await close(page);
      await expect(sideMenu(page)).toBeHidden();
    });
  }

  for (const [name, path] of [
    ['HISTORY OF CINNAMON', '/history'],
    ['Your quote request', '/cart'],
  ] as const) {
    test(`the side menu closes by its link to ${path}`, async ({ page }) => {
      await openPage(page, '/');
      await openMenuButton(page).click();
      await sideMenu(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(sideMenu(page)).toBeHidden();
    });
  }

  test('the side menu closes by Back', async ({ page }) => {
    await openPage(page, '/');
    await openMenuButton(page).click();
    await sideMenu(page).getByRole('link', { name: 'HISTORY OF CINNAMON' }).click();
    await expect(page).toHaveURL('/history');
    await openMenuButton(page).click();
    await expect(sideMenu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(sideMenu(page)).toBeHidden();
  });

  for (const top of [0, 900]) {
    test(`the menu closes where it opened, ${top} px down the page`, async ({ page }) => {
      await openPage(page, '/about');
      await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
      await openMenuButton(page).click();
      const close = closeMenuButton(page);
      await expect(close).toBeVisible();
      // Each poll measures both buttons, because the header may shrink in the frame after the scroll.
      await expect.poll(async () => areInOnePlace(await getBox(close), await getBox(openMenuButton(page)))).toBe(true);
      await close.click();
      await expect(sideMenu(page)).toBeHidden();
    });
  }

  test('the footer has the contact and, to the right of it, the links', async ({ page }) => {
    await openPage(page, '/contact');
    const footer = page.getByRole('contentinfo');
    const contact = await getBox(footer.getByRole('heading', { name: 'Contact' }));
    const quickLinks = await getBox(footer.getByRole('heading', { name: 'Quick links' }));
    expect(contact.y).toBe(quickLinks.y);
    expect(contact.x).toBeLessThan(quickLinks.x);
  });

  test('the footer is lower than 760 px', async ({ page }) => {
    await openPage(page, '/contact');
    expect((await getBox(page.getByRole('contentinfo'))).height).toBeLessThan(760);
  });

  test('the links of header, footer and lists are at least 44 px high', async ({ page }) => {
    await openPage(page, '/contact');
    for (const selector of ['footer a', 'header a:not([href="#content"])', 'header button', 'main ul a']) {
      const targets = byCss(page, selector).filter({ visible: true });
      await expect(targets, selector).not.toHaveCount(0);
      const tooLow = await targets.evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 44)
          .map((element) => element.textContent || element.getAttribute('aria-label')),
      );
      expect(tooLow, selector).toEqual([]);
    }
  });
});

for (const path of pickCases(['/papers', '/catalogue', '/compare'], ['/papers', '/compare'])) {
  test(`Tab reaches every control of ${path}, in sight and outlined`, async ({ page }) => {
    await openPage(page, path);
    const controlCount = await byCss(page.getByRole('main'), controlSelector).filter({ visible: true }).count();
    expect(controlCount).toBeGreaterThan(0);
    await page.getByRole('main').focus();
    const pressesOnScrollingTables = 5;
    const reached: FocusedControl[] = [];
    for (let presses = 0; presses < controlCount + pressesOnScrollingTables; presses++) {
      await page.keyboard.press('Tab');
      const control = await page.evaluate(findFocusedControl, controlSelector);
      if (control) reached.push(control);
    }
    expect(reached.filter(({ isInSight, outline }) => !isInSight || outline === 'none')).toEqual([]);
    expect(new Set(reached.map(({ place }) => place)).size).toBe(controlCount);
  });
}
