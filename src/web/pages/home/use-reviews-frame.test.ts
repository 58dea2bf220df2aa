// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parseReviewsHeight } from './use-reviews-frame.ts';

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

test.each([
  [40, 40],
  [612.2, 613],
  [2000, 2000],
  [2001, 2000],
  [1e9, 2000],
])('clamps a height of %j to %j', (height, expected) => {
  expect(parseReviewsHeight({ reviewsHeight: height })).toBe(expected);
});

test.each([
  undefined,
  null,
  500,
  '500',
  [500],
  {},
  { reviewsHeight: '500' },
  { reviewsHeight: Number.NaN },
  { reviewsHeight: Number.POSITIVE_INFINITY },
  { reviewsHeight: -500 },
  { reviewsHeight: 39 },
  { reviewsHeight: [500] },
  { reviewsHeight: 500n },
])('ignores %o', (data) => {
  expect(parseReviewsHeight(data)).toBeUndefined();
});
