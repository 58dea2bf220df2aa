import { openPage } from '#tests/e2e/support/open-page.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

test('a picture whose AVIF fails comes as JPEG', async ({ page, expectedConsole }) => {
  expectedConsole.push(/Failed to load resource/);
  await page.route('**/media/history-type-saigon-*.avif', (route) => route.abort());
  await openPage(page, '/history');
  const picture = page.getByRole('img', { name: /^Saigon/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/saigon.*\.jpg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a picture that failed in both formats comes when the network is back', async ({
  page,
  context,
  expectedConsole,
}) => {
  expectedConsole.push(/Failed to load resource/);
  let isJpegLost = true;
  await page.route('**/media/history-type-saigon-*', (route) =>
    isJpegLost || route.request().url().endsWith('.avif') ? route.abort() : route.continue(),
  );
  await openPage(page, '/history');
  const picture = page.getByRole('img', { name: /^Saigon/ });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute('src', '/placeholder.svg');
  isJpegLost = false;
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await context.setOffline(false);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/saigon.*\.jpg$/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});
