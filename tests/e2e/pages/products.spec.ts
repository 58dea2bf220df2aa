import type { Page } from '@playwright/test';
import { getProductIds, productIds, type ProductId } from '#domain/catalogue/catalogue.ts';
import { gradedIds, isGraded } from '#domain/catalogue/grades.ts';
import { byCss, focused } from '#tests/e2e/support/by-css.ts';
import { displayName } from '#tests/e2e/support/display-name.ts';
import { recordLayoutShifts } from '#tests/e2e/support/looks/record-layout-shifts.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';
import { productsPage } from '#text/pages/products.ts';

const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const names = (page: Page) => cards(page).getByRole('heading');
const status = (page: Page) => page.getByRole('main').getByRole('status');
const searchbox = (page: Page) => page.getByRole('searchbox', { name: 'Search products' });
const filter = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

function listed(ids: readonly ProductId[]): readonly ProductId[] {
  return [...gradedIds.filter((id) => ids.includes(id)), ...ids.filter((id) => !isGraded(id))];
}

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/products${search}`);
  await ready(page);
}

test('all products are shown with picture, name and link, in one to four columns', async ({ page }) => {
  await open(page);
  await test.step('the page shows all products, each with a picture, its name and a Read More link', async () => {
    await expect(cards(page)).toHaveCount(productIds.length);
    for (const [index, id] of listed(productIds).entries()) {
      const card = cards(page).nth(index);
      await expect(card.getByRole('img')).toHaveAttribute('alt', /.{10}/);
      await expect(card.getByRole('heading')).toHaveText(displayName(id));
      const link = card.getByRole('link', { name: `Read More about ${displayName(id)}` });
      await expect(link).toContainText('Read More');
      await expect(link).toHaveAttribute('href', `/product/${id}`);
    }
  });
  await test.step('the grid has one to four columns', async () => {
    for (const [width, columns] of [
      [339, 1],
      [340, 2],
      [575, 2],
      [576, 2],
      [768, 3],
      [1024, 3],
      [1025, 4],
      [1920, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      // The offset leaves out the cards' entrance animation.
      const tops = await cards(page).evaluateAll((items) => items.map((item) => (item as HTMLElement).offsetTop));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
});

test('four filters show their category, announce it, and update the URL and the history', async ({ page }) => {
  await open(page);
  const buttons = page.getByRole('group', { name: productsPage.filtersLabel }).getByRole('button');
  await expect(buttons).toHaveText([
    `All ${productIds.length}`,
    `Cinnamon Products ${getProductIds('cinnamon').length}`,
    `Whole Spices ${getProductIds('whole-spices').length}`,
    `Spice Powders ${getProductIds('spice-powder').length}`,
  ]);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');

  for (const [name, category] of [
    ['Cinnamon Products', 'cinnamon'],
    ['Whole Spices', 'whole-spices'],
    ['Spice Powders', 'spice-powder'],
  ] as const) {
    await filter(page, name).click();
    const ids = getProductIds(category);
    await expect(status(page)).toHaveText(`${ids.length} products in ${name}`);
    await expect(filter(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'false');
    await expect(cards(page).getByRole('heading')).toHaveText(listed(ids).map(displayName));
    await expect(page).toHaveURL(`/products?category=${category}`);
  }

  await page.goBack();
  await expect(filter(page, 'Whole Spices')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards(page)).toHaveCount(getProductIds('whole-spices').length);
  await filter(page, 'All').click();
  await expect(cards(page)).toHaveCount(productIds.length);
  await expect(page).toHaveURL('/products');
});

test('selecting a filter scrolls to its first product', async ({ page }) => {
  await open(page);
  await cards(page).nth(27).scrollIntoViewIfNeeded();
  await filter(page, 'Cinnamon Products').click();
  await expect(cards(page)).toHaveCount(getProductIds('cinnamon').length);
  await expect(cards(page).first()).toBeInViewport();
  await expect(filter(page, 'Cinnamon Products')).toBeInViewport();
});

test('filter and search are read from the URL, also after a reload', async ({ page }) => {
  await open(page, '?category=spice-powder&q=pepper');
  const found = [displayName(24), displayName(26)];
  await expect(names(page)).toHaveText(found);
  await expect(searchbox(page)).toHaveValue('pepper');
  await expect(filter(page, 'Spice Powders')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await ready(page);
  await expect(cards(page)).toHaveCount(2);
  await open(page, '?category=tea');
  await expect(cards(page)).toHaveCount(productIds.length);
});

test('the search updates while typing, tolerates mistakes, and helps when it finds nothing', async ({ page }) => {
  await open(page);
  await test.step('the search updates while typing, announces the number of results, and counts per category', async () => {
    await searchbox(page).pressSequentially('pepper', { delay: 20 });
    await expect(status(page)).toHaveText('5 products for “pepper”');
    await expect(searchbox(page)).toHaveValue('pepper');
    await expect(page).toHaveURL('/products?q=pepper');
    await expect(filter(page, 'Whole Spices')).toHaveText('Whole Spices 3');
    await expect(filter(page, 'Cinnamon Products')).toHaveText('Cinnamon Products 0');
    await searchbox(page).fill('nutmeg powder');
    await expect(status(page)).toHaveText('1 product for “nutmeg powder”');
  });
  await test.step('the search tolerates case, accents, typos and synonyms', async () => {
    for (const [query, ids] of [
      ['ALBA', [12]],
      ['cúrcuma', [23, 29]],
      ['tumeric', [23, 29]],
      ['h 2', [4, 5]],
      ['pimienta negra', [15, 24]],
      ['jengibre', [27]],
    ] as const) {
      await searchbox(page).fill(query);
      await expect(status(page)).toContainText(`“${query}”`);
      await expect(names(page)).toHaveText(ids.map(displayName));
    }
  });
  await test.step('a search without results shows a picture and links', async () => {
    await searchbox(page).fill('saffron');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: productsPage.emptyTitle })).toBeVisible();
    await expect(main.getByRole('img')).toBeVisible();
    await expect(main.getByRole('link', { name: productsPage.ask })).toHaveAttribute('href', '/contact');
    await main.getByRole('button', { name: productsPage.showAll }).click();
    await expect(cards(page)).toHaveCount(productIds.length);
    await expect(searchbox(page)).toBeFocused();
    await expect(searchbox(page)).toHaveValue('');
  });
});

test('the search is cleared by its button and by Escape, and keeps the focus', async ({ page }) => {
  await open(page, '?q=alba');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: productsPage.clearSearch }).click();
  await expect(cards(page)).toHaveCount(productIds.length);
  await expect(searchbox(page)).toBeFocused();
  await page.keyboard.type('mace');
  await expect(cards(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(searchbox(page)).toHaveValue('');
  await expect(cards(page)).toHaveCount(productIds.length);
  await expect(page).toHaveURL('/products');
});

test('a search without results in the category offers results of other categories', async ({ page }) => {
  await open(page, '?category=cinnamon&q=pepper');
  await expect(page.getByText(productsPage.emptyHere('Cinnamon Products', 5))).toBeVisible();
  await page.getByRole('button', { name: productsPage.showElsewhere }).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL('/products?q=pepper');
});

test('the link in the header shows all products again', async ({ page }) => {
  await open(page, '?category=whole-spices&q=pepper');
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('banner').getByRole('link', { name: 'OUR PRODUCTS' }).click();
  await expect(cards(page)).toHaveCount(productIds.length);
  await expect(searchbox(page)).toHaveValue('');
});

test('each card enters 0.1 s after the one before it, again after a filter was chosen', async ({ page }) => {
  await open(page);
  const delays = () =>
    cards(page).evaluateAll((items) => items.map((item) => Number.parseFloat(getComputedStyle(item).animationDelay)));
  const animations = () =>
    cards(page).evaluateAll((items) => items.map((item) => getComputedStyle(item).animationName));
  expect(await delays()).toEqual(productIds.map((_, index) => expect.closeTo(index * 0.1, 5)));
  expect(await animations()).not.toContain('none');
  await test.step('a card that is still to enter can be read', async () => {
    const opacities = await cards(page).evaluateAll((items) =>
      items.map((item) => {
        // On a slow machine the cards have entered by now, so the entrance starts again.
        item.style.animation = 'none';
        item.getAnimations();
        item.style.animation = '';
        for (const animation of item.getAnimations()) {
          animation.pause();
          animation.currentTime = 0;
        }
        return getComputedStyle(item).opacity;
      }),
    );
    expect(new Set(opacities)).toEqual(new Set(['1']));
  });

  await open(page, '?category=cinnamon');
  await page.evaluate(() => {
    document.addEventListener('animationstart', ({ target }) => {
      const name = target instanceof HTMLLIElement ? target.querySelector('h2')?.textContent : undefined;
      if (name) document.body.dataset.entered = `${document.body.dataset.entered ?? ''}${name};`;
    });
  });
  await filter(page, 'Spice Powders').click();
  for (const id of getProductIds('spice-powder')) {
    await expect(byCss(page, 'body')).toHaveAttribute('data-entered', new RegExp(`${displayName(id)};`));
  }
});

test('a card that stays after a filter was chosen is the same one, and enters again', async ({ page }) => {
  await open(page);
  const card = await cards(page).first().elementHandle();
  for (const name of ['Cinnamon Products', 'All', 'Cinnamon Products']) {
    await card?.evaluate((item) =>
      Promise.all(item.getAnimations().map(({ finished }) => finished)).then(() => undefined),
    );
    await card?.evaluate((item) => {
      item.addEventListener('animationstart', () => item.setAttribute('data-entered', ''), { once: true });
    });
    await filter(page, name).click();
    await expect(cards(page).first()).toHaveAttribute('data-entered', '');
    await card?.evaluate((item) => item.removeAttribute('data-entered'));
  }
});

test('with reduced motion no card moves', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const animations = await cards(page).evaluateAll((items) =>
    items.map((item) => getComputedStyle(item).animationName),
  );
  expect(new Set(animations)).toEqual(new Set(['none']));
});

test('back from a product restores the list, its filter and the scroll position', async ({ page }) => {
  await open(page, '?category=cinnamon');
  await expect(cards(page)).toHaveCount(getProductIds('cinnamon').length);
  const link = page.getByRole('link', { name: `Read More about ${displayName(13)}` });
  // A press on a moving card may end beside it.
  await cards(page)
    .nth(11)
    .evaluate((card) => Promise.all(card.getAnimations().map(({ finished }) => finished)).then(() => undefined));
  // A click may scroll to a moving link, so the position is read in the click event.
  await page.evaluate(() => {
    addEventListener('click', () => (document.body.dataset.clickedAt = String(scrollY)), { capture: true, once: true });
  });
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: displayName(13) })).toBeVisible();
  const place = Number(await byCss(page, 'body').getAttribute('data-clicked-at'));
  expect(place).toBeGreaterThan(0);
  await page.goBack();
  await expect(cards(page)).toHaveCount(getProductIds('cinnamon').length);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  expect(
    await cards(page)
      .nth(11)
      .evaluate((card) => getComputedStyle(card).animationName),
  ).toBe('none');
});

test('the filter bar stays visible and hides no focused card', async ({ page }) => {
  await open(page);
  const links = cards(page).getByRole('link');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await links.nth(12).focus();
    const bar = page.getByRole('group', { name: productsPage.filtersLabel });
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Shift+Tab');
      const bottom = (await bar.boundingBox().then((box) => box && box.y + box.height)) ?? 0;
      const top = (await focused(page).boundingBox())?.y ?? 0;
      expect(top, `${width} px`).toBeGreaterThanOrEqual(bottom);
    }
  }
});

test('on a phone the selected filter is scrolled into view', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '?category=spice-powder');
  await expect(filter(page, 'Spice Powders')).toBeInViewport({ ratio: 0.95 });
});

test('a URL with a filter opens without a layout shift', async ({ page }) => {
  const layoutShift = await recordLayoutShifts(page);
  for (const search of ['', '?category=whole-spices', '?q=pepper']) {
    await open(page, search);
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShift()).toBeLessThan(0.01);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all products and no control that needs scripts', async ({ page }) => {
    await page.goto('/products');
    await expect(cards(page)).toHaveCount(productIds.length);
    await expect(cards(page).last().getByRole('link')).toHaveAttribute('href', `/product/${productIds.at(-1)}`);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(searchbox(page)).toBeHidden();
  });
});
