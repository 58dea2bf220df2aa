import { expect, test } from 'vitest';
import { parseReviewsHeight } from './use-reviews-frame.ts';

test.each([
  [40, 40],
  [612.2, 613],
  [2000, 2000],
  [2001, 2000],
  [1e9, 2000],
])('a height of %j is clamped to %j', (height, expected) => {
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
])('the message %o is ignored', (data) => {
  expect(parseReviewsHeight(data)).toBeUndefined();
});
