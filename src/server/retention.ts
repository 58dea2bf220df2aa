import { setTimeout as sleep } from 'node:timers/promises';
import type { RetentionCursor, RetentionStore } from './storage/retention-store.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const batchSize = 500;
/** Pause between two batches, so that they don't delay requests. */
const pauseMs = 50;
/** Tombstones serve late retries of an add; no client retries for longer than this. */
const tombstoneMs = dayMs;

/**
 * Deletes, in small batches, carts untouched for `days` (0 keeps them) and old tombstones. Returns the number of deleted
 * rows; stops between two batches when `signal` is aborted.
 */
export async function purgeExpired(
  store: RetentionStore,
  days: number,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const stale = days === 0 ? 0 : await purgeStaleItems(store, now - days * dayMs, signal);
  return stale + (await purgeTombstones(store, now - tombstoneMs, signal));
}

/** Deletes expired rows hourly. Failures are logged and retried in the next run. Returns a stop function. */
export function startRetentionJob(store: RetentionStore, days: number, warn: (line: string) => void): () => void {
  const stopped = new AbortController();
  const run = () => {
    purgeExpired(store, days, Date.now(), stopped.signal).catch((error: unknown) => {
      if (!stopped.signal.aborted) warn(`old carts were not removed: ${error instanceof Error ? error.message : ''}`);
    });
  };
  // Delayed by a minute to keep startup fast.
  const first = setTimeout(run, 60_000).unref();
  const hourly = setInterval(run, hourMs).unref();
  return () => {
    stopped.abort();
    clearTimeout(first);
    clearInterval(hourly);
  };
}

async function purgeStaleItems(store: RetentionStore, before: number, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let after: RetentionCursor | undefined;
  do {
    const { deleted, next } = await store.deleteStaleItems(before, batchSize, after);
    total += deleted;
    after = next;
  } while (after && (await pause(signal)));
  return total;
}

async function purgeTombstones(store: RetentionStore, before: number, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let deleted: number;
  do {
    deleted = await store.deleteTombstones(before, batchSize);
    total += deleted;
  } while (deleted === batchSize && (await pause(signal)));
  return total;
}

/** Waits between two batches; false when the purge was aborted. */
async function pause(signal?: AbortSignal): Promise<boolean> {
  await sleep(pauseMs);
  return !signal?.aborted;
}
