import type { Locator, Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';
import { pictureViewer } from '#tests/e2e/support/finding/picture-viewer.ts';
import { openPage } from '#tests/e2e/support/open-page.ts';
import { getBox } from '#tests/e2e/support/reading/get-box.ts';
import { recordAnimations } from '#tests/e2e/support/rendering/record-animations.ts';
import { expect, test } from '#tests/e2e/support/test.ts';
import { phone } from '#tests/e2e/support/viewports.ts';

const pictureCount = 20;

const gallery = (page: Page) => page.getByRole('region', { name: 'Gallery' });
const thumbnails = (page: Page) => gallery(page).getByRole('link', { name: /^View larger/ });

async function countColumns(pictures: Locator): Promise<number> {
  const tops = await pictures.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

test('the page presents the company, its address, its sister brand, and its director’s statements', async ({
  page,
}) => {
  await openPage(page, '/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Who we are' }).getByRole('complementary')).toContainText(
    /Elpitiya.*Sri Lanka/,
  );
  await expect(page.getByRole('region', { name: 'Cinnamon Magic' })).toContainText('organic cinnamon products');
  const aims = page.getByRole('region', { name: /vision and mission/ });
  await expect(aims.getByRole('heading', { level: 3 })).toHaveText(['Vision', 'Mission']);
  await expect(aims.getByRole('blockquote')).toHaveCount(0);
});

test('the page leads to the history and to the contact', async ({ page }) => {
  await openPage(page, '/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'Ask about Cinnamon Magic' })).toHaveAttribute('href', '/contact');
  await expect(main.getByRole('link', { name: 'The history of cinnamon' })).toHaveAttribute('href', '/history');
});

test('the page claims no certificate', async ({ page }) => {
  await openPage(page, '/about');
  await expect(page.getByRole('main')).not.toContainText(/certif|ISO|USDA|HACCP/i);
});

test('the gallery has twenty pictures, each with its own alt text', async ({ page }) => {
  await openPage(page, '/about');
  await expect(thumbnails(page)).toHaveCount(pictureCount);
  const texts = await gallery(page)
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')));
  expect(new Set(texts.filter(Boolean)).size).toBe(pictureCount);
});

test('the gallery has one to four pictures in a row', async ({ page }) => {
  await openPage(page, '/about');
  for (const [width, count] of [
    [360, 1],
    [575, 1],
    [576, 2],
    [767, 2],
    [768, 3],
    [1024, 3],
    [1025, 4],
    [1920, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => countColumns(thumbnails(page)), `at ${width} px`).toBe(count);
  }
});

test('on a phone every picture has a caption', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/about');
  const captions = byCss(gallery(page).getByRole('listitem'), 'p').filter({ visible: true });
  await expect(captions).toHaveCount(pictureCount);
});

test('on a phone every fifth picture is as wide as the screen', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/about');
  const widths = await thumbnails(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths.map((width) => width === phone.width)).toEqual(widths.map((_, index) => index % 5 === 0));
});

test('the text ends where the address card ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/about');
  const section = page.getByRole('region', { name: 'Who we are' });
  const text = await getBox(section.getByRole('link', { name: 'The history of cinnamon' }));
  const card = await getBox(section.getByRole('complementary'));
  expect(Math.abs(text.bottom - card.bottom), 'pixels between the ends').toBeLessThan(120);
});

test('on a tablet the address card has two columns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openPage(page, '/about');
  const section = page.getByRole('region', { name: 'Who we are' });
  const address = await getBox(byCss(section, 'address'));
  const facts = await getBox(byCss(section, 'dl'));
  expect(facts.x).toBeGreaterThan(address.right - 1);
  expect(facts.y).toBe(address.y);
});

test('the pictures rise row by row, a tenth of a second apart, without being invisible before', async ({ page }) => {
  const readAnimations = await recordAnimations(page, 'section li');
  await openPage(page, '/about');
  await gallery(page).scrollIntoViewIfNeeded();
  await thumbnails(page).nth(7).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await readAnimations()).length).toBeGreaterThanOrEqual(8);
  const rows = Map.groupBy(await readAnimations(), ({ from }) => from.y);
  const delays = Array.from(rows.values(), (row) => row.map(({ delay }) => delay));
  expect(delays).toEqual(delays.map(() => [0, 100, 200, 300]));
  expect((await readAnimations()).map(({ keyframes }) => keyframes[0]?.['opacity'])).not.toContain('0');
});

test('the viewer that a click opens stays open at a click on its picture', async ({ page }) => {
  await openPage(page, '/about');
  await thumbnails(page)
    .and(page.getByRole('link', { name: /An old brass balance/ }))
    .click();
  const picture = pictureViewer(page).getByRole('img', { name: /^An old brass balance/ });
  await expect(picture).toBeVisible();
  await picture.click();
  await expect(picture).toBeVisible();
  await expect(pictureViewer(page)).toHaveJSProperty('open', true);
  await page.keyboard.press('Escape');
  await expect(pictureViewer(page)).toBeHidden();
});

test('the viewer wraps around at the first and last picture', async ({ page }) => {
  await openPage(page, '/about');
  const caption = byCss(pictureViewer(page), 'figcaption');
  await thumbnails(page).first().click();
  await expect(caption).toContainText(`1 of ${pictureCount}`);
  await pictureViewer(page).getByRole('button', { name: 'Previous picture' }).click();
  await expect(caption).toContainText(`${pictureCount} of ${pictureCount}`);
  await page.keyboard.press('ArrowRight');
  await expect(caption).toContainText(`1 of ${pictureCount}`);
  await pictureViewer(page).getByRole('button', { name: 'Next picture' }).click();
  await expect(caption).toContainText(`2 of ${pictureCount}`);
});
