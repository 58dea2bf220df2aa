// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** Imports the module as built with this origin of the reviews frame. */
async function withFrameOrigin(origin: string) {
  vi.stubEnv('REVIEWS_FRAME_ORIGIN', origin);
  return import('./use-reviews-frame.ts');
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test('loads a page of this site without an origin', async () => {
  const { reviewsFrameSandbox, reviewsFrameUrl } = await withFrameOrigin('');
  expect(reviewsFrameUrl()).toBe('/reviews-frame');
  expect(reviewsFrameSandbox()).toBe('allow-scripts allow-popups');
});

test('keeps the origin of a separate host name', async () => {
  const { reviewsFrameSandbox, reviewsFrameUrl } = await withFrameOrigin('https://reviews.example.com');
  expect(reviewsFrameUrl()).toBe('https://reviews.example.com/reviews-frame');
  expect(reviewsFrameSandbox()).toBe('allow-scripts allow-popups allow-same-origin');
});

test('never keeps the origin of the site itself', async () => {
  const { reviewsFrameSandbox } = await withFrameOrigin(window.location.origin);
  expect(reviewsFrameSandbox()).toBe('allow-scripts allow-popups');
});
