import type { Page } from '@playwright/test';

interface HeldPictures {
  readonly untilMainRequested: Promise<void>;
  readonly releaseMain: () => void;
  readonly releaseOthers: () => void;
}

export async function holdPictures(page: Page, main: RegExp): Promise<HeldPictures> {
  const mainRequested = Promise.withResolvers<void>();
  const mainReleased = Promise.withResolvers<void>();
  const othersReleased = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp|jpg|svg|woff2)$/, async (route) => {
    if (main.test(route.request().url())) {
      mainRequested.resolve();
      await mainReleased.promise;
    } else {
      await othersReleased.promise;
    }
    await route.fallback();
  });
  return {
    untilMainRequested: mainRequested.promise,
    releaseMain: mainReleased.resolve,
    releaseOthers: othersReleased.resolve,
  };
}
