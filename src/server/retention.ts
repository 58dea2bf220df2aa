import { setTimeout as sleep } from 'node:timers/promises';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const batch = 500;
/** Between two batches, so that visitors' calls come through, in milliseconds. */
const pauseMs = 50;
/** Markers of removed lines answer late repeats of an add; no client repeats for longer than this. */
const markerMs = dayMs;

/** The part of the storage that forgets; see `storage/expiring-carts.ts`. */
export interface Forgetful {
  removeUntouched(before: number, limit: number): Promise<number>;
  removeMarkers(before: number, limit: number): Promise<number>;
}

/** Removes, in small batches, carts untouched for `days` (0 keeps them) and old markers; returns how many rows went. */
export async function forgetOld(carts: Forgetful, days: number, now: number, signal?: AbortSignal): Promise<number> {
  const untouched =
    days === 0 ? 0 : await inBatches((limit) => carts.removeUntouched(now - days * dayMs, limit), signal);
  return untouched + (await inBatches((limit) => carts.removeMarkers(now - markerMs, limit), signal));
}

/** Starts to forget once an hour; `warn` hears of failures, which the next hour may mend. Returns what stops it. */
export function startRetention(carts: Forgetful, days: number, warn: (line: string) => void): () => void {
  const stopped = new AbortController();
  const run = () => {
    forgetOld(carts, days, Date.now(), stopped.signal).catch((error: unknown) => {
      if (!stopped.signal.aborted) warn(`old carts were not removed: ${error instanceof Error ? error.message : ''}`);
    });
  };
  // Not at once: the start belongs to the first visitors.
  const first = setTimeout(run, 60_000).unref();
  const hourly = setInterval(run, hourMs).unref();
  return () => {
    stopped.abort();
    clearTimeout(first);
    clearInterval(hourly);
  };
}

async function inBatches(removeSome: (limit: number) => Promise<number>, signal?: AbortSignal): Promise<number> {
  let total = 0;
  for (;;) {
    if (signal?.aborted) return total;
    const removed = await removeSome(batch);
    total += removed;
    if (removed < batch) return total;
    await sleep(pauseMs);
  }
}
