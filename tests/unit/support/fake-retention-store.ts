import { vi } from 'vitest';
import { dayMs } from '#domain/day.ts';
import type { RetentionState, RetentionStore } from '#server/storage/carts/retention-store.ts';

export const now = 1000 * dayMs;
export const countBatchSize = 5000;
export const countedUpTo = 7000;
const secondCount = 3000;
export const rowCount = countBatchSize + secondCount;

interface StoreCall {
  readonly call: keyof RetentionStore;
  readonly before?: number;
  readonly limit: number;
  readonly after?: number;
  readonly afterSequence?: number | undefined;
}

interface StoredRows {
  readonly staleCount?: number;
  readonly tombstoneCount?: number;
  readonly pausedAt?: number;
}

export function createFakeRetentionStore({ staleCount = 0, tombstoneCount = 0, pausedAt }: StoredRows) {
  let [stale, tombstones] = [staleCount, tombstoneCount];
  const calls: StoreCall[] = [];
  let state: RetentionState = { clockSteadySince: now - 9 * dayMs, lastRunAt: now, pausedAt };
  const store: RetentionStore = {
    readState: () => Promise.resolve(state),
    saveState: (saved) => Promise.resolve(void (state = saved)),
    countRows: (limit, after) => {
      calls.push({ call: 'countRows', limit, after });
      return Promise.resolve(
        after === 0 ? { count: limit, nextCursor: countedUpTo } : { count: secondCount, nextCursor: undefined },
      );
    },
    deleteItemsOfStaleCarts: (before, limit, after) => {
      calls.push({ call: 'deleteItemsOfStaleCarts', before, limit, afterSequence: after?.sequence });
      const deletedCount = Math.min(limit, stale);
      stale -= deletedCount;
      return Promise.resolve({ deletedCount, nextCursor: stale > 0 ? { touchedAt: 1, sequence: stale } : undefined });
    },
    deleteTombstones: (before, limit) => {
      calls.push({ call: 'deleteTombstones', before, limit });
      const deletedCount = Math.min(limit, tombstones);
      tombstones -= deletedCount;
      return Promise.resolve(deletedCount);
    },
  };
  return { store, calls, getState: () => state };
}

export function createRetentionOptions(store: RetentionStore, keptDays: number) {
  const logger = { info: vi.fn<(line: string) => void>(), warn: vi.fn<(line: string) => void>() };
  return { store, days: keptDays, setRowCount: vi.fn<(rows: number) => void>(), logger };
}
