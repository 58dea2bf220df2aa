import type { Locator, Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/by-css.ts';
import { expect, ready, test } from '#tests/e2e/support/test.ts';
import { intro, products } from '#text/pages/home.ts';

async function open(page: Page): Promise<void> {
  await page.goto('/');
  await ready(page);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });
const sources = (page: Page) => byCss(page, 'video source');
const showcase = (page: Page) => page.getByRole('group', { name: 'Spice categories' });
const video = (page: Page) => byCss(page, 'video');
const panels = (page: Page) => byCss(showcase(page), ':has(> [data-shown])');
const selected = (page: Page) => showcase(page).getByRole('button', { pressed: true });

test('the page begins with a film, and its sections follow in order', async ({ page }) => {
  await open(page);
  await test.step('the welcome is shown over a muted looping video with fallback text', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
    const film = video(page);
    await expect(film).toHaveText('Your browser does not support the video tag.');
    await expect(film).toHaveAttribute('aria-hidden', 'true');
    expect(
      await film.evaluate((element: HTMLVideoElement) => [element.muted, element.loop, element.playsInline]),
    ).toEqual([true, true, true]);
  });
  await test.step('a wide screen gets the wide picture and its film', async () => {
    const picture = byCss(page, 'section:has(h1) img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toContain('/media/home-film-poster-');
    await expect(sources(page).first()).toHaveAttribute('src', /hero-wide/);
  });
  await test.step('the pieces of the page follow in the specified order', async () => {
    await expect(byCss(page.getByRole('main'), ':is(h1, h2)')).toHaveText([
      /^Welcome to /,
      'A spice company in the cinnamon country of Sri Lanka',
      'Our Products',
      'Our Values',
      'From whole bark to fine powder',
      'How thick is each grade?',
      'What you can check',
      'Get In Touch',
    ]);
  });
  await test.step('without reviews no heading promises them', async () => {
    await expect(page.getByRole('heading', { name: 'What our customers say' })).toHaveCount(0);
  });
});

test('the sections are laid out in three ways, with figures and drawings', async ({ page }) => {
  await open(page);
  await test.step('its sections have three kinds of layout: from edge to edge, a pair, four columns under rules', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const region = (name: string) => page.getByRole('region', { name });
    const box = async (element: Locator) => {
      const found = await element.boundingBox();
      if (!found) throw new Error('an element has no box');
      return found;
    };
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    for (const wide of [byCss(page, 'section:has(h1)'), panels(page), region('Get In Touch')]) {
      expect(await box(wide)).toMatchObject({ x: 0, width });
    }
    const view = await box(byCss(region(intro.title), 'picture'));
    const words = await box(page.getByRole('heading', { name: intro.title }));
    expect(view.x).toBeGreaterThan(words.x + words.width);
    expect(Math.round(view.x + view.width)).toBe(width);
    const values = page.getByRole('region', { name: 'Our Values' });
    const tops = await values
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    expect(new Set(tops).size).toBe(1);
  });
  await test.step('the introduction shows three figures', async () => {
    for (const figure of ['1990', '50+', '80+']) {
      await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible();
    }
  });
  await test.step('the page shows four values, each with a drawing', async () => {
    const values = page.getByRole('region', { name: 'Our Values' });
    await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(byCss(values, 'svg')).toHaveCount(4);
  });
  await test.step('the drawings of the values begin where their texts do', async () => {
    const values = page.getByRole('region', { name: 'Our Values' }).getByRole('listitem');
    const edges = await values.evaluateAll((all) =>
      all.map((value) => {
        const left = (element: Element | null) => element?.getBoundingClientRect().left ?? 0;
        return {
          inset: left(value.querySelector('path')) - left(value.querySelector('h3')),
          height: value.querySelector('svg')?.clientHeight,
        };
      }),
    );
    for (const { inset, height } of edges) {
      expect(Math.abs(inset)).toBeLessThan(3);
      expect(height).toBe(160);
    }
  });
});

test('on a phone the first screen has a link to the flagship, and a picture of the showcase its category', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const alba = page.getByRole('main').getByRole('link', { name: 'Alba quills' });
  await expect(alba).toBeInViewport({ ratio: 1 });
  await showcase(page).getByRole('button', { name: 'Whole Spices' }).click();
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  const shown = byCss(showcase(page), '[data-shown] p');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveText(/Whole Spices|Spice Powders|Cinnamon/);
  await expect(shown).toHaveText((await selected(page).textContent()) ?? '');
  await alba.click();
  await expect(page).toHaveURL('/product/12');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 });

  test('the portrait picture and its film are shown, for no more bytes than the wide picture took', async ({
    page,
  }) => {
    const pictures = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return;
      pictures.set(response.url(), (await response.body().catch(() => Buffer.of())).length);
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    const shown = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const image = title.closest('section')?.querySelector('img');
      return image?.currentSrc ?? '';
    });
    expect(shown).toContain('/media/home-film-portrait-');
    expect(pictures.get(shown), 'bytes of the portrait picture').toBeLessThan(54_873);
    expect([...pictures.keys()].filter((url) => url.includes('/media/home-film-poster-'))).toEqual([]);
    await expect(sources(page).first()).toHaveAttribute('src', /hero-tall/);
  });
});

test('the video starts after the page has loaded, pauses by its button and off screen, and plays again', async ({
  page,
}) => {
  await open(page);
  await test.step('the video starts after the page has loaded, and can be paused and played', async () => {
    const film = video(page);
    await expect(sources(page)).toHaveCount(2);
    await expect(film).toHaveJSProperty('paused', false);
    await page.getByRole('button', { name: 'Pause film' }).click();
    await expect(film).toHaveJSProperty('paused', true);
    await page.getByRole('button', { name: 'Play film' }).click();
    await expect(film).toHaveJSProperty('paused', false);
  });
  await test.step('the video pauses while it is off screen', async () => {
    const film = video(page);
    await expect(film).toHaveJSProperty('paused', false);
    await page.getByRole('heading', { name: 'Get In Touch' }).scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', true);
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
    await expect(film).toHaveJSProperty('paused', false);
  });
});

test('with reduced motion the video is fetched only on request, and the showcase is paused until it is played', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await open(page);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(sources(page)).toHaveCount(0);
  await page.clock.pauseAt(60_000);
  await expect(selected(page)).toHaveText('Cinnamon');
  await page.clock.runFor(10_000);
  await expect(selected(page)).toHaveText('Cinnamon');
  await showcase(page).getByRole('button', { name: 'Play slideshow' }).click();
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(selected(page)).toHaveText('Whole Spices');
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(video(page)).toHaveJSProperty('paused', false);
});

test('film and categories stop when reduced motion is chosen later, and stay still on scrolling back', async ({
  page,
}) => {
  await open(page);
  const film = video(page);
  await expect(film).toHaveJSProperty('paused', false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(film).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await showcase(page).scrollIntoViewIfNeeded();
  await expect(showcase(page).getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(film).toHaveJSProperty('paused', true);
});

test('the video is not fetched if the connection saves data', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await open(page);
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(sources(page)).toHaveCount(0);
});

test('the pictures of the cards open in the viewer, which closes in three ways', async ({ page }) => {
  await open(page);
  await test.step('each of the four card pictures opens in the viewer with its alt text', async () => {
    const cards = page.getByRole('region', { name: 'Our Products' });
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(['Cinnamon', 'Cardamom', 'Pepper', 'Cloves']);
    for (const button of await cards.getByRole('link', { name: /^View larger/ }).all()) {
      await button.click();
      const alt = (await button.getAttribute('aria-label'))?.replace('View larger: ', '') ?? '';
      await expect(button.getByRole('img')).toHaveAttribute('alt', alt);
      await expect(dialog(page).getByRole('img', { name: alt })).toBeVisible();
      await expect(byCss(dialog(page), 'figcaption')).toHaveText(alt);
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
    }
  });
  await test.step('the viewer closes by its button, the backdrop and Escape, and restores the focus', async () => {
    const cardamom = page.getByRole('link', { name: /^View larger: Green cardamom/ });
    const waysToClose = [
      () => dialog(page).getByRole('button', { name: 'Close picture' }).click(),
      () => page.mouse.click(8, 8),
      () => page.keyboard.press('Escape'),
    ];
    for (const close of waysToClose) {
      await cardamom.click();
      await expect(dialog(page).getByRole('img')).toBeVisible();
      await close();
      await expect(dialog(page)).toBeHidden();
      await expect(cardamom).toBeFocused();
    }
  });
});

test('each section leads on: to the products, the company, the shop, the contact and a pasted list', async ({
  page,
}) => {
  await open(page);
  const main = page.getByRole('main');
  for (const [name, path] of [
    ['View More of our products', '/products'],
    ['Contact Us', '/contact'],
    ['About us', '/about'],
  ] as const)
    await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  const toShop = main.getByRole('link', { name: 'Shop Now' });
  await expect(toShop).toHaveCount(2);
  for (const link of await toShop.all()) await expect(link).toHaveAttribute('href', '/shop');
  for (const [name, category] of [
    ['See all cinnamon products', 'cinnamon'],
    ['See all whole spices', 'whole-spices'],
    ['See all spice powders', 'spice-powder'],
  ] as const)
    await expect(showcase(page).getByRole('link', { name })).toHaveAttribute('href', `/products?category=${category}`);
  // The name of each card leads to where it can be asked for, cardamom by a message.
  const cards = page.getByRole('region', { name: 'Our Products' });
  for (const [name, path] of [
    ['Cinnamon', '/products?category=cinnamon'],
    ['Pepper', '/product/15'],
    ['Cloves', '/product/17'],
  ] as const)
    await expect(cards.getByRole('heading').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  await expect(cards.getByRole('heading', { name: 'Cardamom' }).getByRole('link')).toHaveCount(0);
  const ask = cards.getByRole('link', { name: 'Ask us for it' });
  const url = new URL((await ask.getAttribute('href')) ?? '');
  expect(url.host).toBe('wa.me');
  expect(url.searchParams.get('text')).toContain('cardamom');
  await expect(cards.getByRole('link', { name: products.measure })).toHaveAttribute('href', '#grades');
  await cards.getByRole('link', { name: products.pasteList }).click();
  await expect(page).toHaveURL('/cart#paste');
});

test('the showcase advances every 2000 ms, cycles, and continues from a click', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await showcase(page).getByRole('button', { name: 'Whole Spices' }).click();
  await expect(selected(page)).toHaveText('Whole Spices');
  await page.clock.runFor(1999);
  await expect(selected(page)).toHaveText('Whole Spices');
  await page.clock.runFor(1);
  await expect(selected(page)).toHaveText('Spice Powders');
  await page.clock.runFor(2000);
  await expect(selected(page)).toHaveText('Cinnamon');
  await page.clock.runFor(2000);
  await expect(selected(page)).toHaveText('Whole Spices');
  await expect(showcase(page).getByRole('img', { name: /nutmeg, mace/ })).toBeVisible();
});

test('the first control pauses the showcase, and its picture keeps its position', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await open(page);
  await page.clock.pauseAt(60_000);
  await expect(byCss(showcase(page), 'button, a').first()).toHaveAccessibleName('Pause slideshow');
  await showcase(page).getByRole('button', { name: 'Pause slideshow' }).click();
  await expect(showcase(page).getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  const before = await selected(page).textContent();
  await page.clock.runFor(10_000);
  await expect(selected(page)).toHaveText(before ?? '');
  const size = await panels(page).boundingBox();
  await showcase(page).getByRole('button', { name: 'Spice Powders' }).click();
  await expect(selected(page)).toHaveText('Spice Powders');
  expect(await panels(page).boundingBox()).toEqual(size);
  await showcase(page).getByRole('button', { name: 'Play slideshow' }).click();
  await page.clock.runFor(2000);
  await expect(selected(page)).toHaveText('Cinnamon');
});

test('the selected picture of the showcase is shown whole, and its change shifts no layout', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await showcase(page).scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  const pictures = byCss(panels(page), '> *');
  const seen = () =>
    pictures.evaluateAll((all) => {
      const stage = all[0]?.parentElement?.getBoundingClientRect();
      if (!stage) return '';
      const at = (part: number) =>
        document.elementFromPoint(stage.left + stage.width * part, stage.top + stage.height / 2);
      return Array.from({ length: 10 }, (_, tenth) =>
        all.findIndex((panel) => panel.contains(at((tenth + 0.5) / 10))),
      ).join('');
    });
  for (const [name, order] of [
    ['Cinnamon', '0000111222'],
    ['Whole Spices', '0001111222'],
    ['Spice Powders', '0001112222'],
  ] as const) {
    await showcase(page).getByRole('button', { name }).click();
    await expect.poll(seen).toMatch(new RegExp(`^${order}$`));
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number[])).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is readable and offers no control that needs scripts', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const category of ['Cinnamon', 'Whole Spices', 'Spice Powders']) {
      await expect(showcase(page).getByRole('heading', { name: category })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Ask for references' })).toBeVisible();
    await expect(page.getByRole('button', { name: /slideshow|film/ })).toHaveCount(0);
    expect(await page.content()).toContain('Your browser does not support the video tag.');
  });
});
