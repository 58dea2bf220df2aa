import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pictureViewer } from '#tests/e2e/support/finding/picture-viewer.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';
import { idsByName } from '#tests/support/product-ids.ts';
import { introTexts, rangeTexts } from '#text/pages/home.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Our Products' });

test('the welcome is shown over a muted looping video with fallback text', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
  await expect(homePage.film).toHaveText('Your browser does not support the video tag.');
  await expect(homePage.film).toHaveAttribute('aria-hidden', 'true');
  expect(
    await homePage.film.evaluate((element: HTMLVideoElement) => [element.muted, element.loop, element.playsInline]),
  ).toEqual([true, true, true]);
});

test('a wide screen gets the wide picture and its film', async ({ homePage }) => {
  await homePage.openHydrated();
  await expect
    .poll(() => homePage.filmPicture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/media/home-film-poster-');
  await expect(homePage.filmSources.first()).toHaveAttribute('src', /hero-wide/);
});

test('without reviews no heading promises them', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await expect(page.getByRole('heading', { name: 'What you can check' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What our customers say' })).toHaveCount(0);
});

test('the sections follow in the specified order', async ({ page, homePage }) => {
  await homePage.openHydrated();
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

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the welcome, the pictures of the showcase and the contact reach from edge to edge', async ({
    page,
    homePage,
  }) => {
    await homePage.openHydrated();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    for (const wide of [
      homePage.welcome,
      homePage.showcasePictures,
      page.getByRole('region', { name: 'Get In Touch' }),
    ]) {
      expect(await getBox(wide), String(wide)).toMatchObject({ x: 0, width });
    }
  });

  test('the introduction has its picture beside its text, up to the edge', async ({ page, homePage }) => {
    await homePage.openHydrated();
    const picture = await getBox(byCss(page.getByRole('region', { name: introTexts.title }), 'picture'));
    const heading = await getBox(page.getByRole('heading', { name: introTexts.title }));
    expect(picture.x).toBeGreaterThan(heading.right);
    expect(Math.round(picture.right)).toBe(await page.evaluate(() => document.documentElement.clientWidth));
  });

  test('the four values stand in one row', async ({ page, homePage }) => {
    await homePage.openHydrated();
    const values = page.getByRole('region', { name: 'Our Values' }).getByRole('listitem');
    await expect(values).toHaveCount(4);
    const tops = await values.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
  });
});

test('the introduction shows three figures', async ({ page, homePage }) => {
  await homePage.openHydrated();
  for (const figure of ['1990', '50+', '80+']) {
    await expect(page.getByRole('definition').filter({ hasText: figure })).toBeVisible();
  }
});

test('the page shows four values, each with a drawing', async ({ page, homePage }) => {
  await homePage.openHydrated();
  const values = page.getByRole('region', { name: 'Our Values' });
  await expect(values.getByRole('heading', { level: 3 })).toHaveCount(4);
  const drawings = byCss(values, 'svg');
  await expect(drawings).toHaveCount(4);
  const heights = await drawings.evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
  expect(heights).toEqual([160, 160, 160, 160]);
});

test('the drawing of a value begins where its text does', async ({ page, homePage }) => {
  await homePage.openHydrated();
  const values = page.getByRole('region', { name: 'Our Values' }).getByRole('listitem');
  const insets = await values.evaluateAll((all) =>
    all.map((value) => {
      const getLeft = (selector: string) => value.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN;
      return Math.abs(getLeft('path') - getLeft('h3'));
    }),
  );
  expect(insets).toHaveLength(4);
  expect(Math.max(...insets)).toBeLessThan(3);
});

test('on a phone the first screen has a link to the flagship', async ({ page, homePage }) => {
  await page.setViewportSize(phone);
  await homePage.openHydrated();
  const alba = page.getByRole('main').getByRole('link', { name: 'Alba quills' });
  await expect(alba).toBeInViewport({ ratio: 1 });
  await alba.click();
  await expect(page).toHaveURL(`/product/${idsByName.alba}`);
});

test('on a phone a picture of the showcase names its category', async ({ page, homePage }) => {
  await page.setViewportSize(phone);
  await homePage.openHydrated();
  await homePage.showcase.getByRole('button', { name: 'Whole Spices' }).click();
  await page.getByRole('button', { name: 'Pause slideshow' }).click();
  const shown = byCss(homePage.showcase, 'div[data-selected] p');
  await expect(shown).toBeVisible();
  await expect(shown).toHaveText(/Whole Spices|Spice Powders|Cinnamon/);
  await expect(shown).toHaveText((await homePage.selectedCategory.textContent()) ?? '');
});

test('each of the four card pictures opens in the viewer with its alt text', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await expect(cards(page).getByRole('heading', { level: 3 })).toHaveText(['Cinnamon', 'Cardamom', 'Pepper', 'Cloves']);
  const pictureLinks = cards(page).getByRole('link', { name: /^View larger/ });
  await expect(pictureLinks).toHaveCount(4);
  for (const link of await pictureLinks.all()) {
    await link.click();
    const alt = (await link.getAttribute('aria-label'))?.replace('View larger: ', '') ?? '';
    await expect(link.getByRole('img')).toHaveAttribute('alt', alt);
    await expect(pictureViewer(page).getByRole('img', { name: alt })).toBeVisible();
    await expect(byCss(pictureViewer(page), 'figcaption')).toHaveText(alt);
    await page.keyboard.press('Escape');
    await expect(pictureViewer(page)).toBeHidden();
  }
});

for (const [name, path] of [
  ['View More of our products', '/products'],
  ['Contact Us', '/contact'],
  ['About us', '/about'],
] as const) {
  test(`“${name}” leads to ${path}`, async ({ page, homePage }) => {
    await homePage.openHydrated();
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });
}

test('two links lead to the shop', async ({ page, homePage }) => {
  await homePage.openHydrated();
  const links = page.getByRole('main').getByRole('link', { name: 'Shop Now' });
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(paths).toEqual(['/shop', '/shop']);
});

for (const [name, category] of [
  ['See all cinnamon products', 'cinnamon'],
  ['See all whole spices', 'whole-spices'],
  ['See all spice powders', 'spice-powder'],
] as const) {
  test(`in the showcase “${name}” leads to the category`, async ({ homePage }) => {
    await homePage.openHydrated();
    const link = homePage.showcase.getByRole('link', { name });
    await expect(link).toHaveAttribute('href', `/products?category=${category}`);
  });
}

for (const [name, path] of [
  ['Cinnamon', '/products?category=cinnamon'],
  ['Pepper', `/product/${idsByName.blackPepper}`],
  ['Cloves', `/product/${idsByName.cloves}`],
] as const) {
  test(`the card of ${name} leads to ${path}`, async ({ page, homePage }) => {
    await homePage.openHydrated();
    const heading = cards(page).getByRole('heading');
    await expect(heading.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  });
}

test('the card of cardamom, which is no product, leads to a question by WhatsApp', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await expect(cards(page).getByRole('heading', { name: 'Cardamom' }).getByRole('link')).toHaveCount(0);
  const href = await cards(page).getByRole('link', { name: 'Ask us for it' }).getAttribute('href');
  const { host, searchParams } = new URL(href ?? '');
  expect(host).toBe('wa.me');
  expect(searchParams.get('text')).toContain('cardamom');
});

test('the cards lead to the grades and to a pasted list', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await expect(cards(page).getByRole('link', { name: rangeTexts.findGrade })).toHaveAttribute('href', '#grades');
  await cards(page).getByRole('link', { name: rangeTexts.pasteList }).click();
  await expect(page).toHaveURL('/cart#paste');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page is readable and offers no control that needs scripts', async ({ page, homePage }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const category of ['Cinnamon', 'Whole Spices', 'Spice Powders']) {
      await expect(homePage.showcase.getByRole('heading', { name: category })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'Ask for references' })).toBeVisible();
    await expect(page.getByRole('button', { name: /slideshow|film/ })).toHaveCount(0);
    expect(await page.content()).toContain('Your browser does not support the video tag.');
  });
});
