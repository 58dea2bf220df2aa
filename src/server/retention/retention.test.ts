import { afterEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/day.ts';
import type { RetentionState, RetentionStore } from '#server/storage/carts/retention-store.ts';
import { startRetentionJob } from './retention-job.ts';
import { runRetention } from './retention.ts';

const now = 1000 * dayMs;
const days = 365;
const batchSize = 500;
const countBatchSize = 5000;
const countedUpTo = 7000;
const secondCount = 3000;
const rowCount = countBatchSize + secondCount;
afterEach(() => vi.useRealTimers());

function createStore(stale: number, tombstones: number, pausedAt?: number) {
  const calls: unknown[][] = [];
  let state: RetentionState = { clockTrustedSince: now - 9 * dayMs, lastRunAt: now, pausedAt };
  const store: RetentionStore = {
    readState: () => Promise.resolve(state),
    saveState: (saved) => Promise.resolve(void (state = saved)),
    countRows: (limit, after) => {
      calls.push(['count', limit, after]);
      return Promise.resolve(
        after === 0 ? { count: limit, next: countedUpTo } : { count: secondCount, next: undefined },
      );
    },
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
  return { store, calls, state: () => state };
}

function job(store: RetentionStore, keptDays: number) {
  const logger = { info: vi.fn<(line: string) => void>(), warn: vi.fn<(line: string) => void>() };
  return { store, days: keptDays, setRowCount: vi.fn<(rows: number) => void>(), logger };
}

test('a run deletes a tenth of the rows in batches, and tombstones after a day', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const stale = 1100;
  const { store, calls, state } = createStore(stale, batchSize + 3);
  const { logger, setRowCount, ...rest } = job(store, days);
  await runRetention({ logger, setRowCount, ...rest });
  const staleBefore = now - days * dayMs;
  const tombstonesBefore = now - dayMs;
  const share = rowCount / 10;
  expect(setRowCount.mock.calls).toEqual([[rowCount]]);
  expect(calls).toEqual([
    ['count', countBatchSize, 0],
    ['count', countBatchSize, countedUpTo],
    ['stale', staleBefore, batchSize, undefined],
    ['stale', staleBefore, share - batchSize, stale - batchSize],
    ['tombstones', tombstonesBefore, batchSize],
    ['tombstones', tombstonesBefore, batchSize],
  ]);
  expect(logger.info.mock.calls).toEqual([[`removed ${share} items of carts that nobody touched for ${days} days`]]);
  expect(state().pausedAt).toBe(now);
});

test('the job waits for a day after it has deleted its share, then deletes all', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const early = createStore(1100, 0, now - dayMs + 1);
  await runRetention(job(early.store, days));
  expect(early.calls.map(([kind]) => kind)).toEqual(['count', 'count', 'tombstones']);
  expect(early.state().pausedAt).toBe(now - dayMs + 1);
  const late = createStore(1100, 0, now - dayMs);
  await runRetention(job(late.store, days));
  expect(late.calls.map(([kind]) => kind)).toEqual(['count', 'count', 'stale', 'stale', 'stale', 'tombstones']);
  expect(late.state().pausedAt).toBeUndefined();
});

test('a run says nothing when there is nothing to delete', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls } = createStore(0, 3);
  const { logger, ...rest } = job(store, days);
  await runRetention({ logger, ...rest });
  expect(calls.map(([kind]) => kind)).toEqual(['count', 'count', 'stale', 'tombstones']);
  expect([logger.info.mock.calls, logger.warn.mock.calls]).toEqual([[], []]);
});

test('0 days keeps every cart', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls } = createStore(1100, 3);
  await runRetention(job(store, 0));
  expect(calls.map(([kind]) => kind)).toEqual(['count', 'count', 'tombstones']);
});

test('an aborted run stops after the current batch, and its share is not used up', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls, state } = createStore(1100, 1100, now - 2 * dayMs);
  const stopped = new AbortController();
  const deleteStaleItems: RetentionStore['deleteStaleItems'] = (...range) => {
    stopped.abort();
    return store.deleteStaleItems(...range);
  };
  await runRetention(job({ ...store, deleteStaleItems }, days), stopped.signal);
  expect(calls.map(([kind]) => kind)).toEqual(['count', 'count', 'stale']);
  expect(state().pausedAt).toBe(now - 2 * dayMs);
});

test('a run that is aborted while it counts says no number', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls } = createStore(1100, 1100);
  const { setRowCount, ...rest } = job(store, days);
  const running = runRetention({ setRowCount, ...rest }, AbortSignal.abort());
  await running;
  expect(calls).toEqual([['count', countBatchSize, 0]]);
  expect(setRowCount).not.toHaveBeenCalled();
});

function failing(readState: RetentionStore['readState']): RetentionStore {
  return { ...createStore(1, 1).store, readState };
}

test('the job runs a minute after the start and then hourly, and logs failures without stopping', async () => {
  vi.useFakeTimers();
  let calls = 0;
  const { logger, ...rest } = job(
    failing(() => {
      calls++;
      return Promise.reject(new Error('locked'));
    }),
    1,
  );
  const stop = startRetentionJob({ logger, ...rest, truncateWal: () => Promise.resolve(true) });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(calls).toBe(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toBe(2);
  expect(logger.warn.mock.calls.flat()).toEqual(Array.from({ length: 2 }, () => 'old carts were not removed: locked'));
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(calls).toBe(2);
});

test('the job counts the rows at once, because a full storage refuses adds in the first minute too', async () => {
  vi.useFakeTimers();
  const { store, calls } = createStore(1, 1);
  const { setRowCount, ...rest } = job(store, 1);
  const stop = startRetentionJob({ setRowCount, ...rest });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(setRowCount.mock.calls).toEqual([[rowCount]]);
  expect(calls.map(([kind]) => kind)).toEqual(['count', 'count']);
  stop();
});

test('a count that fails at the start is repeated by the first run, which logs a failure', async () => {
  vi.useFakeTimers();
  const { store } = createStore(1, 1);
  const { logger, ...rest } = job({ ...store, countRows: () => Promise.reject(new Error('locked')) }, 1);
  const stop = startRetentionJob({ logger, ...rest });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(logger.warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(logger.warn).toHaveBeenLastCalledWith('old carts were not removed: locked');
  stop();
});

test('a job that is stopped within its first minute deletes nothing', async () => {
  vi.useFakeTimers();
  const { store, calls } = createStore(1, 1);
  const { setRowCount, ...rest } = job(store, 1);
  startRetentionJob({ setRowCount, ...rest, truncateWal: () => Promise.resolve(true) })();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toEqual([['count', countBatchSize, 0]]);
  expect(setRowCount).not.toHaveBeenCalled();
});

test('a run that is stopped while it waits is no failure', async () => {
  vi.useFakeTimers();
  const refused = Promise.withResolvers<never>();
  const { logger, ...rest } = job(
    failing(() => refused.promise),
    1,
  );
  const stop = startRetentionJob({ logger, ...rest, truncateWal: () => Promise.resolve(true) });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  refused.reject(new Error('closed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(logger.warn).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('the write-ahead log is emptied after each run, also a failed one, and again while another program reads it', async () => {
  vi.useFakeTimers();
  const truncateWal = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const { logger, ...rest } = job(
    failing(() => Promise.reject(new Error('damaged'))),
    1,
  );
  const stop = startRetentionJob({ logger, ...rest, truncateWal });
  await vi.advanceTimersByTimeAsync(62_000);
  expect(truncateWal).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(truncateWal).toHaveBeenCalledTimes(3);
  truncateWal.mockResolvedValue(false);
  logger.warn.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(truncateWal).toHaveBeenCalledTimes(13);
  expect(logger.warn).toHaveBeenLastCalledWith(
    'what was erased is still in the -wal file, because another program reads it',
  );
  truncateWal.mockRejectedValue(new Error('gone'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(logger.warn).toHaveBeenLastCalledWith('the write-ahead log was not emptied: gone');
  stop();
});
