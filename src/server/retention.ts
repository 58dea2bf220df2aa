import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpiringCarts, RetentionCursor } from './storage/retention-store.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const batchSize = 500;
/** Between two batches, so that they don't delay requests, in milliseconds. */
const pauseMs = 50;
/** Tombstones answer late repeats of an add; no client retries for longer than this. */
const tombstoneMs = dayMs;

/**
 * Deletes, in small batches, carts untouched for `days` (0 keeps them) and old tombstones. Returns the number of deleted
 * rows; stops between two batches when `signal` is aborted.
 */
export async function purgeExpired(
  carts: ExpiringCarts,
  days: number,
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const stale = days === 0 ? 0 : await purgeStaleItems(carts, now - days * dayMs, signal);
  return stale + (await purgeTombstones(carts, now - tombstoneMs, signal));
}

/** Purges hourly. Failures are logged by `warn` and retried in the next run. Returns a stop function. */
export function startRetention(carts: ExpiringCarts, days: number, warn: (line: string) => void): () => void {
  const stopped = new AbortController();
  const run = () => {
    purgeExpired(carts, days, Date.now(), stopped.signal).catch((error: unknown) => {
      if (!stopped.signal.aborted) warn(`old carts were not removed: ${error instanceof Error ? error.message : ''}`);
    });
  };
  // Delayed by a minute to keep the start fast.
  const first = setTimeout(run, 60_000).unref();
  const hourly = setInterval(run, hourMs).unref();
  return () => {
    stopped.abort();
    clearTimeout(first);
    clearInterval(hourly);
  };
}

async function purgeStaleItems(carts: ExpiringCarts, before: number, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let after: RetentionCursor | undefined;
  do {
    const { deleted, next } = await carts.deleteStaleItems(before, batchSize, after);
    total += deleted;
    after = next;
  } while (after && (await pause(signal)));
  return total;
}

async function purgeTombstones(carts: ExpiringCarts, before: number, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let deleted: number;
  do {
    deleted = await carts.deleteTombstones(before, batchSize);
    total += deleted;
  } while (deleted === batchSize && (await pause(signal)));
  return total;
}

/** Waits between two batches; false when the purge was aborted. */
async function pause(signal?: AbortSignal): Promise<boolean> {
  await sleep(pauseMs);
  return !signal?.aborted;
}
