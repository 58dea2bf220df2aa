import { afterEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/day.ts';
import type { RetentionStore } from '#server/storage/carts/retention-store.ts';
import {
  countBatchSize,
  countedUpTo,
  createFakeRetentionStore,
  createRetentionOptions,
  now,
  rowCount,
} from '#tests/unit/support/fake-retention-store.ts';
import { runRetention } from './retention.ts';

const days = 365;
const batchSize = 500;

afterEach(() => void vi.useRealTimers());

test('a run deletes a tenth of the rows in batches, and tombstones after a day', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const staleCount = 1100;
  const { store, calls, getState } = createFakeRetentionStore({ staleCount, tombstoneCount: batchSize + 3 });
  const options = createRetentionOptions(store, days);
  await runRetention(options);
  const staleBefore = now - days * dayMs;
  const tombstonesBefore = now - dayMs;
  const share = rowCount / 10;
  expect(options.setRowCount.mock.calls).toEqual([[rowCount]]);
  expect(calls).toEqual([
    { call: 'countRows', limit: countBatchSize, after: 0 },
    { call: 'countRows', limit: countBatchSize, after: countedUpTo },
    { call: 'deleteItemsOfStaleCarts', before: staleBefore, limit: batchSize, afterSequence: undefined },
    {
      call: 'deleteItemsOfStaleCarts',
      before: staleBefore,
      limit: share - batchSize,
      afterSequence: staleCount - batchSize,
    },
    { call: 'deleteTombstones', before: tombstonesBefore, limit: batchSize },
    { call: 'deleteTombstones', before: tombstonesBefore, limit: batchSize },
  ]);
  expect(options.logger.info.mock.calls).toEqual([
    [`removed ${share} items of carts that nobody touched for ${days} days`],
  ]);
  expect(getState().pausedAt).toBe(now);
});

test('the job waits for a day after it has deleted its share, then deletes all', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const early = createFakeRetentionStore({ staleCount: 1100, pausedAt: now - dayMs + 1 });
  await runRetention(createRetentionOptions(early.store, days));
  expect(early.calls.map(({ call }) => call)).toEqual(['countRows', 'countRows', 'deleteTombstones']);
  expect(early.getState().pausedAt).toBe(now - dayMs + 1);
  const late = createFakeRetentionStore({ staleCount: 1100, pausedAt: now - dayMs });
  await runRetention(createRetentionOptions(late.store, days));
  expect(late.calls.map(({ call }) => call)).toEqual([
    'countRows',
    'countRows',
    'deleteItemsOfStaleCarts',
    'deleteItemsOfStaleCarts',
    'deleteItemsOfStaleCarts',
    'deleteTombstones',
  ]);
  expect(late.getState().pausedAt).toBeUndefined();
});

test('a run says nothing when there is nothing to delete', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls } = createFakeRetentionStore({ tombstoneCount: 3 });
  const options = createRetentionOptions(store, days);
  await runRetention(options);
  expect(calls.map(({ call }) => call)).toEqual([
    'countRows',
    'countRows',
    'deleteItemsOfStaleCarts',
    'deleteTombstones',
  ]);
  expect([options.logger.info.mock.calls, options.logger.warn.mock.calls]).toEqual([[], []]);
});

test.each([
  ['6 minutes behind', -6 * 60_000],
  ['119 minutes behind', -119 * 60_000],
  ['26 hours behind', -26 * 3_600_000],
  ['2 days behind', -2 * dayMs],
  ['4 days ahead of', 4 * dayMs],
])('a run warns that the clock is %s the last one', async (distance, jumpMs) => {
  vi.useFakeTimers({ now: now + jumpMs, toFake: ['Date'] });
  const options = createRetentionOptions(createFakeRetentionStore({ staleCount: 1100, tombstoneCount: 3 }).store, days);
  await runRetention(options);
  expect(options.logger.warn.mock.calls).toEqual([
    [`the clock is ${distance} the last removal of old carts; the next is in a day, if the clock is right`],
  ]);
});

test('0 days keeps every cart', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls } = createFakeRetentionStore({ staleCount: 1100, tombstoneCount: 3 });
  await runRetention(createRetentionOptions(store, 0));
  expect(calls.map(({ call }) => call)).toEqual(['countRows', 'countRows', 'deleteTombstones']);
});

test('an aborted run stops after the current batch, and its share is not used up', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls, getState } = createFakeRetentionStore({
    staleCount: 1100,
    tombstoneCount: 1100,
    pausedAt: now - 2 * dayMs,
  });
  const runController = new AbortController();
  const deleteItemsOfStaleCarts: RetentionStore['deleteItemsOfStaleCarts'] = (...range) => {
    runController.abort();
    return store.deleteItemsOfStaleCarts(...range);
  };
  await runRetention(createRetentionOptions({ ...store, deleteItemsOfStaleCarts }, days), runController.signal);
  expect(calls.map(({ call }) => call)).toEqual(['countRows', 'countRows', 'deleteItemsOfStaleCarts']);
  expect(getState().pausedAt).toBe(now - 2 * dayMs);
});

test('a run that is aborted while it counts says no number', async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { store, calls } = createFakeRetentionStore({ staleCount: 1100, tombstoneCount: 1100 });
  const options = createRetentionOptions(store, days);
  await runRetention(options, AbortSignal.abort());
  expect(calls).toEqual([{ call: 'countRows', limit: countBatchSize, after: 0 }]);
  expect(options.setRowCount).not.toHaveBeenCalled();
});
