import type { Page } from '@playwright/test';
import { company } from '#content/company.ts';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { expectNoSidewaysScroll } from '#tests/e2e/support/rendering/expect-no-sideways-scroll.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const film = (page: Page) => page.getByRole('region', { name: 'Cinnamon on film' });

test('the page has its name as title and as heading', async ({ page }) => {
  await openPage(page, '/history');
  await expect(page).toHaveTitle(`History of Cinnamon | ${company.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('History of Cinnamon');
  await expect(page.getByText('Over 2,000 years of cinnamon history').first()).toBeVisible();
});

test('the story has six chapters, of which three are of the Portuguese, the Dutch and the British', async ({
  page,
}) => {
  await openPage(page, '/history');
  const chapters = page.getByRole('main').getByRole('list').first().getByRole('listitem');
  await expect(chapters).toContainText([/./, /./, 'Portuguese', 'Dutch', 'British', /./]);
  await expect(chapters).toHaveCount(6);
  await expect(chapters.getByRole('heading', { level: 2 })).toHaveCount(6);
});

test('the story highlights three dates', async ({ page }) => {
  await openPage(page, '/history');
  await expect(page.getByRole('time')).toHaveText(['1505', '1658', '1796']);
});

test('botanical names of the four types are set in the true italic', async ({ page }) => {
  await openPage(page, '/history');
  const names = byCss(page.getByRole('region', { name: 'Types of Cinnamon' }), 'i[lang="la"]');
  await expect(names).toHaveText([
    'Cinnamomum verum',
    'C. zeylanicum',
    'Cinnamomum cassia',
    'C. aromaticum',
    'Cinnamomum loureiroi',
    'Cinnamomum burmannii',
  ]);
  await expect(names.first()).toHaveCSS('font-family', /^"Fraunces Small", Fraunces, /);
  await expect(names.first()).toHaveCSS('font-style', 'italic');
  const isLoaded = () =>
    page.evaluate(() => [...document.fonts].some(({ style, status }) => style === 'italic' && status === 'loaded'));
  await expect.poll(isLoaded).toBe(true);
});

test('the page lists nine benefits and notes that cinnamon is not a medicine', async ({ page }) => {
  await openPage(page, '/history');
  const benefits = page.getByRole('region', { name: 'Health Benefits of Cinnamon' });
  await expect(benefits.getByRole('listitem')).toHaveCount(9);
  await expect(benefits.getByText('Cinnamon is a food, not a medicine.')).toBeVisible();
});

test('the page contacts no video provider before the button is pressed', async ({ page, externalRequests }) => {
  await openPage(page, '/history');
  await film(page).scrollIntoViewIfNeeded();
  await expect(film(page).getByRole('img')).toBeVisible();
  await expect(byCss(page, 'iframe')).toHaveCount(0);
  expect(externalRequests).toEqual([]);
});

test('four types stand in one table under the required labels, with prices in words', async ({ page }) => {
  await openPage(page, '/history');
  const table = page.getByRole('region', { name: 'Types of Cinnamon compared' }).getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Ceylon', 'Cassia', 'Saigon', 'Indonesian Korintje']);
  await expect(table.getByRole('rowheader')).toHaveText([
    'Botanical name',
    'Origin',
    'Flavor',
    'Color & Texture',
    'Coumarin Content',
    'Uses',
    'Price',
  ]);
  const cells = (name: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name }) })
      .getByRole('cell');
  await expect(cells('Coumarin Content')).toHaveText([/Traces/, /High/, /High/, 'High']);
  await expect(cells('Price')).toHaveText([/Highest of the four/, /Low to mid/, '–not stated', '–not stated']);
  await expect(cells('Price').filter({ hasText: /\d/ })).toHaveCount(0);
});

test('the page leads to the order of cinnamon and to the products', async ({ page }) => {
  await openPage(page, '/history');
  for (const [name, path] of [
    ['Request a cinnamon quote', '/order/cinnamon'],
    ['See our products', '/products'],
  ] as const) {
    await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', path);
  }
});

test('on a phone the table of types moves sideways, and its labels stay', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/history');
  const table = page.getByRole('region', { name: 'Types of Cinnamon compared' });
  await table.scrollIntoViewIfNeeded();
  const label = table.getByRole('rowheader', { name: 'Uses' });
  const labelX = (await getBox(label)).x;
  await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
  const lastColumn = await getBox(table.getByRole('columnheader', { name: 'Indonesian Korintje' }));
  expect(lastColumn.right).toBeLessThanOrEqual(phone.width);
  expect((await getBox(label)).x).toBe(labelX);
  await expectNoSidewaysScroll(page, 'the history');
});

test('Play video starts the player, with a title and the focus', async ({ page, externalRequests }) => {
  await openPage(page, '/history');
  await film(page).getByRole('button', { name: 'Play video' }).click();
  const frame = byCss(page, 'iframe');
  await expect(frame).toHaveAttribute('title', 'Video about cinnamon');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/.*autoplay=1/);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Video stand-in' })).toBeVisible();
  await expect(frame).toBeFocused();
  await expect(film(page).getByRole('button')).toHaveCount(0);
  expect(externalRequests.filter((url) => !url.startsWith('https://www.youtube-nocookie.com/'))).toEqual([]);
});

test('a main picture that fails to load is replaced and logged once', async ({ page, expectedConsole }) => {
  expectedConsole.push(/main picture of the history page/, /Failed to load resource/);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && /main picture/.test(message.text())) logged.push(message.text());
  });
  await page.route('**/media/history-opening-*', (route) => route.abort());
  await openPage(page, '/history');
  await expect(page.getByRole('figure').getByRole('img')).toHaveAttribute('src', '/placeholder.svg');
  await expect.poll(() => logged).toEqual(['The main picture of the history page could not be loaded.']);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the film is a poster with a link', async ({ page }) => {
    await page.goto('/history');
    await expect(film(page).getByRole('link', { name: 'Watch the video' })).toHaveAttribute('href', /youtube-nocookie/);
    await expect(film(page).getByRole('button')).toHaveCount(0);
  });
});
