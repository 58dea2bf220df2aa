import type { Page } from '@playwright/test';

interface HeldPictures {
  /** Resolves when the page asks for its main picture. */
  readonly mainAsked: Promise<void>;
  readonly releaseMain: () => void;
  readonly releaseOthers: () => void;
}

/** Holds pictures and fonts: the one whose address matches `main`, and all others. */
export async function holdPictures(page: Page, main: RegExp): Promise<HeldPictures> {
  const asked = Promise.withResolvers<void>();
  const mainReleased = Promise.withResolvers<void>();
  const othersReleased = Promise.withResolvers<void>();
  await page.route(/\.(avif|webp|jpg|svg|woff2)$/, async (route) => {
    if (main.test(route.request().url())) {
      asked.resolve();
      await mainReleased.promise;
    } else {
      await othersReleased.promise;
    }
    await route.continue();
  });
  return { mainAsked: asked.promise, releaseMain: mainReleased.resolve, releaseOthers: othersReleased.resolve };
}
