import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/day.ts';
import { createCartQuota } from './cart-quota.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a client may add to as many carts as allowed, and again to each of them, until its day ends', () => {
  const quota = createCartQuota({ perDay: 2 });
  const begun = Date.now();
  for (const [ms, client, email, waitMs] of [
    [0, 'a', '1@b.c', 0],
    [0, 'a', '2@b.c', 0],
    [0, 'a', '1@b.c', 0],
    [1000, 'a', '3@b.c', dayMs - 1000],
    [1000, 'a', '2@b.c', 0],
    [1000, 'b', '3@b.c', 0],
    [dayMs - 1, 'a', '3@b.c', 1],
    [dayMs, 'a', '3@b.c', 0],
    [dayMs, 'a', '4@b.c', 0],
    [dayMs, 'a', '5@b.c', dayMs],
  ] as const) {
    vi.advanceTimersByTime(begun + ms - Date.now());
    expect(quota.consume(client, email), `${client} adds to ${email} after ${ms} ms`).toBe(waitMs);
  }
});

test('a clock that is moved changes nothing', () => {
  const quota = createCartQuota({ perDay: 1 });
  quota.consume('a', '1@b.c');
  vi.setSystemTime(Date.now() + 400 * dayMs);
  expect(quota.consume('a', '2@b.c')).toBe(dayMs);
});

test('a client beyond maxClients evicts the oldest, whose day then begins anew', () => {
  const quota = createCartQuota({ perDay: 1, maxClients: 2 });
  for (const client of ['a', 'b', 'c']) quota.consume(client, '1@b.c');
  expect([quota.consume('c', '2@b.c'), quota.consume('b', '2@b.c')]).toEqual([dayMs, dayMs]);
  expect(quota.consume('a', '2@b.c')).toBe(0);
});

test('0 allows every cart', () => {
  const quota = createCartQuota({ perDay: 0 });
  const waits = Array.from({ length: 1000 }, (_, cart) => quota.consume('a', `${cart}@b.c`));
  expect(new Set(waits)).toEqual(new Set([0]));
});
