import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartQuota } from './cart-quota.ts';

const dayMs = 86_400_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a client may add to as many carts as allowed, and again to each of them, until its day ends', () => {
  const quota = createCartQuota(2);
  expect([quota('a', '1@b.c'), quota('a', '2@b.c'), quota('a', '1@b.c')]).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1000);
  expect(quota('a', '3@b.c')).toBe(dayMs - 1000);
  expect([quota('a', '2@b.c'), quota('b', '3@b.c')]).toEqual([0, 0]);
  vi.advanceTimersByTime(dayMs - 1001);
  expect(quota('a', '3@b.c')).toBe(1);
  vi.advanceTimersByTime(1);
  expect([quota('a', '3@b.c'), quota('a', '4@b.c')]).toEqual([0, 0]);
  expect(quota('a', '5@b.c')).toBe(dayMs);
});

test('a clock that is moved changes nothing', () => {
  const quota = createCartQuota(1);
  quota('a', '1@b.c');
  vi.setSystemTime(Date.now() + 400 * dayMs);
  expect(quota('a', '2@b.c')).toBe(dayMs);
});

test('of more clients than are remembered the oldest begins anew', () => {
  const quota = createCartQuota(1, 2);
  for (const client of ['a', 'b', 'c']) quota(client, '1@b.c');
  expect([quota('c', '2@b.c'), quota('b', '2@b.c')]).toEqual([dayMs, dayMs]);
  expect(quota('a', '2@b.c')).toBe(0);
});

test('0 allows every cart', () => {
  const quota = createCartQuota(0);
  for (let cart = 0; cart < 1000; cart++) expect(quota('a', `${cart}@b.c`)).toBe(0);
});
