import { expect, test, vi } from 'vitest';
import { purgeExpired, startRetentionJob } from './retention.ts';
import type { RetentionStore } from './storage/retention-store.ts';

const dayMs = 86_400_000;

/** A storage stub with stale items and tombstones that records its calls. */
function rows(stale: number, tombstones: number) {
  const calls: unknown[][] = [];
  const carts: RetentionStore = {
    deleteStaleItems: (before, limit, after) => {
      calls.push(['stale', before, limit, after?.sequence]);
      const deleted = Math.min(limit, stale);
      stale -= deleted;
      return Promise.resolve({ deleted, next: stale > 0 ? { touchedAt: 1, sequence: stale } : undefined });
    },
    deleteTombstones: (before, limit) => {
      calls.push(['tombstones', before, limit]);
      const deleted = Math.min(limit, tombstones);
      tombstones -= deleted;
      return Promise.resolve(deleted);
    },
  };
  return { carts, calls };
}

test('deletes stale carts in batches, and tombstones after a day', async () => {
  const { carts, calls } = rows(1100, 503);
  expect(await purgeExpired(carts, 365, 1000 * dayMs)).toBe(1603);
  expect(calls).toEqual([
    ['stale', 635 * dayMs, 500, undefined],
    ['stale', 635 * dayMs, 500, 600],
    ['stale', 635 * dayMs, 500, 100],
    ['tombstones', 999 * dayMs, 500],
    ['tombstones', 999 * dayMs, 500],
  ]);
});

test('0 days keeps every cart', async () => {
  const { carts, calls } = rows(1100, 3);
  expect(await purgeExpired(carts, 0, 1000 * dayMs)).toBe(3);
  expect(calls.map(([kind]) => kind)).toEqual(['tombstones']);
});

test('an aborted purge stops after the current batch', async () => {
  const { carts, calls } = rows(1100, 1100);
  const stopped = new AbortController();
  const purge = purgeExpired(carts, 365, 1000 * dayMs, stopped.signal);
  stopped.abort();
  // One batch of items and one of tombstones.
  expect(await purge).toBe(1000);
  expect(calls).toHaveLength(2);
});

test('runs a minute after the start and then hourly, and logs failures without stopping', async () => {
  vi.useFakeTimers();
  const warnings: string[] = [];
  let calls = 0;
  const fail = () => {
    calls++;
    return Promise.reject(new Error('locked'));
  };
  const stop = startRetentionJob({ deleteStaleItems: fail, deleteTombstones: fail }, 1, (line) => warnings.push(line));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(calls).toBe(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toBe(2);
  expect(warnings).toEqual(Array.from({ length: 2 }, () => 'old carts were not removed: locked'));
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(calls).toBe(2);
  vi.useRealTimers();
});

test('a job that is stopped within its first minute deletes nothing', async () => {
  vi.useFakeTimers();
  const { carts, calls } = rows(1, 1);
  startRetentionJob(carts, 1, () => undefined)();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toEqual([]);
  vi.useRealTimers();
});

test('a purge that is stopped while it runs is no failure', async () => {
  vi.useFakeTimers();
  const warn = vi.fn<(line: string) => void>();
  const refused = Promise.withResolvers<never>();
  const wait = () => refused.promise;
  const stop = startRetentionJob({ deleteStaleItems: wait, deleteTombstones: wait }, 1, warn);
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  refused.reject(new Error('closed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(warn).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
