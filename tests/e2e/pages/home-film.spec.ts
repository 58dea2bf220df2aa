import { waitForNetworkAtRest, waitUntilIdle } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const bytesOfFormerWidePicture = 54_873;

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625 });

  test('the portrait picture and its film are shown, for no more bytes than the wide picture took', async ({
    page,
    homePage,
  }) => {
    const pictures = new Map<string, number>();
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'image') return;
      pictures.set(response.url(), (await response.body().catch(() => Buffer.of())).length);
    });
    await page.goto('/');
    await waitForNetworkAtRest(page);
    const shown = await homePage.filmPicture.evaluate((image: HTMLImageElement) => image.currentSrc);
    expect(shown).toContain('/media/home-film-portrait-');
    expect(pictures.get(shown), 'bytes of the portrait picture').toBeLessThan(bytesOfFormerWidePicture);
    expect([...pictures.keys()].filter((url) => url.includes('/media/home-film-poster-'))).toEqual([]);
    await expect(homePage.filmSources.first()).toHaveAttribute('src', /hero-tall/);
  });
});

test('the video starts after the page has loaded', async ({ homePage }) => {
  await homePage.openHydrated();
  await expect(homePage.filmSources).toHaveCount(2);
  await expect(homePage.film).toHaveJSProperty('paused', false);
});

test('a button pauses and plays the video', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await page.getByRole('button', { name: 'Pause film' }).click();
  await expect(homePage.film).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(homePage.film).toHaveJSProperty('paused', false);
});

test('the video pauses while it is off screen', async ({ page, homePage }) => {
  await homePage.openHydrated();
  await expect(homePage.film).toHaveJSProperty('paused', false);
  await page.getByRole('heading', { name: 'Get In Touch' }).scrollIntoViewIfNeeded();
  await expect(homePage.film).toHaveJSProperty('paused', true);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(homePage.film).toHaveJSProperty('paused', false);
});

test('with reduced motion the video is fetched only on request', async ({ page, homePage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await homePage.openHydrated();
  await waitUntilIdle(page);
  await expect(homePage.filmSources).toHaveCount(0);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect(homePage.film).toHaveJSProperty('paused', false);
});

test('with reduced motion the showcase is paused until it is played', async ({ page, homePage }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: 0 });
  await homePage.openHydrated();
  await page.clock.pauseAt(60_000);
  await expect(homePage.selectedCategory).toHaveText('Cinnamon');
  await page.clock.runFor(10_000);
  await expect(homePage.selectedCategory).toHaveText('Cinnamon');
  await homePage.showcase.getByRole('button', { name: 'Play slideshow' }).click();
  await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  await page.clock.runFor(2000);
  await expect(homePage.selectedCategory).toHaveText('Whole Spices');
});

test('film and categories stop when reduced motion is chosen later, and stay still on scrolling back', async ({
  page,
  homePage,
}) => {
  await homePage.openHydrated();
  await expect(homePage.film).toHaveJSProperty('paused', false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(homePage.film).toHaveJSProperty('paused', true);
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await homePage.showcase.scrollIntoViewIfNeeded();
  await expect(homePage.showcase.getByRole('button', { name: 'Play slideshow' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(homePage.film).toHaveJSProperty('paused', true);
});

test('the video is not fetched if the connection saves data', async ({ page, homePage }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await homePage.openHydrated();
  await expect(page.getByRole('button', { name: 'Play film' })).toBeVisible();
  await waitUntilIdle(page);
  await expect(homePage.filmSources).toHaveCount(0);
});
