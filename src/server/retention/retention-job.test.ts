import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RetentionStore } from '#server/storage/carts/retention-store.ts';
import {
  countBatchSize,
  createFakeRetentionStore,
  createRetentionOptions,
  rowCount,
} from '#tests/unit/support/fake-retention-store.ts';
import { startRetentionJob } from './retention-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createFailingStore(readState: RetentionStore['readState']): RetentionStore {
  return { ...createFakeRetentionStore({ staleCount: 1, tombstoneCount: 1 }).store, readState };
}

test('the job runs a minute after the start and then hourly, though it fails', async () => {
  let calls = 0;
  const options = createRetentionOptions(
    createFailingStore(() => {
      calls++;
      return Promise.reject(new Error('locked'));
    }),
    1,
  );
  const stop = startRetentionJob({ ...options, truncateWal: () => Promise.resolve(true) });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(calls).toBe(0);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toBe(2);
  expect(options.logger.warn.mock.calls.flat()).toEqual(
    Array.from({ length: 2 }, () => 'old carts were not removed: locked'),
  );
  stop();
  await vi.advanceTimersByTimeAsync(7_200_000);
  expect(calls).toBe(2);
});

test('the job counts the rows at once, because a full storage refuses adds in the first minute too', async () => {
  const { store, calls } = createFakeRetentionStore({ staleCount: 1, tombstoneCount: 1 });
  const options = createRetentionOptions(store, 1);
  const stop = startRetentionJob(options);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(options.setRowCount.mock.calls).toEqual([[rowCount]]);
  expect(calls.map(({ call }) => call)).toEqual(['countRows', 'countRows']);
  stop();
});

test('a count that fails at the start is repeated by the first run, which logs a failure', async () => {
  const { store } = createFakeRetentionStore({ staleCount: 1, tombstoneCount: 1 });
  const options = createRetentionOptions({ ...store, countRows: () => Promise.reject(new Error('locked')) }, 1);
  const stop = startRetentionJob(options);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(options.logger.warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(options.logger.warn).toHaveBeenLastCalledWith('old carts were not removed: locked');
  stop();
});

test('a job that is stopped within its first minute deletes nothing', async () => {
  const { store, calls } = createFakeRetentionStore({ staleCount: 1, tombstoneCount: 1 });
  const options = createRetentionOptions(store, 1);
  startRetentionJob({ ...options, truncateWal: () => Promise.resolve(true) })();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(calls).toEqual([{ call: 'countRows', limit: countBatchSize, after: 0 }]);
  expect(options.setRowCount).not.toHaveBeenCalled();
});

test('a run that is stopped while it waits is no failure', async () => {
  const refused = Promise.withResolvers<never>();
  const options = createRetentionOptions(
    createFailingStore(() => refused.promise),
    1,
  );
  const stop = startRetentionJob({ ...options, truncateWal: () => Promise.resolve(true) });
  await vi.advanceTimersByTimeAsync(60_000);
  stop();
  refused.reject(new Error('closed'));
  await vi.advanceTimersByTimeAsync(0);
  expect(options.logger.warn).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('the write-ahead log is emptied after each run, again and again while another program reads it', async () => {
  const truncateWal = vi.fn<() => Promise<boolean>>().mockResolvedValueOnce(false).mockResolvedValue(true);
  const options = createRetentionOptions(
    createFailingStore(() => Promise.reject(new Error('damaged'))),
    1,
  );
  const stop = startRetentionJob({ ...options, truncateWal });
  await vi.advanceTimersByTimeAsync(62_000);
  expect(truncateWal).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(truncateWal).toHaveBeenCalledTimes(3);
  truncateWal.mockResolvedValue(false);
  options.logger.warn.mockClear();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(truncateWal).toHaveBeenCalledTimes(13);
  expect(options.logger.warn).toHaveBeenLastCalledWith(
    'what was erased is still in the -wal file, because another program reads it',
  );
  truncateWal.mockRejectedValue(new Error('gone'));
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(options.logger.warn).toHaveBeenLastCalledWith('the write-ahead log was not emptied: gone');
  stop();
});
