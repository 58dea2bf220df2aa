import { dayMs } from '#domain/day.ts';
import { getErrorMessage } from '#domain/error-message.ts';
import type { Logger } from '#server/log/logger.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import type { RetentionCursor, RetentionState, RetentionStore } from '#server/storage/carts/retention-store.ts';
import { checkClock, type ClockCheck } from './check-clock.ts';

const hourMs = 3_600_000;
const batchSize = 500;
const countBatchSize = 5000;
const batchPauseMs = 50;
const tombstoneMs = dayMs;
const truncateAttempts = 10;
const truncateRetryMs = 1000;
/** A run deletes at most this share of all rows. What it leaves is deleted by a run a day later, without a limit. */
const maxDeletedShare = 0.1;

interface RetentionJob {
  readonly store: RetentionStore;
  readonly days: number;
  readonly setRowCount: (rowCount: number) => void;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

interface RetentionJobOptions extends RetentionJob {
  readonly truncateWal?: CartDatabase['truncateWal'];
}

/**
 * Counts the rows at once. After a minute, and hourly, deletes old carts and tombstones, unless the clock jumped within
 * a day; then empties the write-ahead log, if there is one. Logs failures. Returns a function that stops it.
 */
export function startRetentionJob({ truncateWal, ...job }: RetentionJobOptions): () => void {
  const stopped = new AbortController();
  const warn = (what: string, error: unknown) => {
    if (!stopped.signal.aborted) job.logger.warn(`${what}: ${getErrorMessage(error)}`);
  };
  const run = async () => {
    await runRetention(job, stopped.signal).catch((error: unknown) => warn('old carts were not removed', error));
    if (!truncateWal) return;
    await truncateWalWithRetries(truncateWal, job.logger, stopped.signal).catch((error: unknown) =>
      warn('the write-ahead log was not emptied', error),
    );
  };
  // Counts now, because the limit of rows needs a count before the first run. A failure is logged by that run.
  void countRows(job, stopped.signal).catch(() => undefined);
  const first = setTimeout(() => void run(), 60_000).unref();
  const hourly = setInterval(() => void run(), hourMs).unref();
  return () => {
    stopped.abort();
    clearTimeout(first);
    clearInterval(hourly);
  };
}

export async function runRetention(job: RetentionJob, signal?: AbortSignal): Promise<void> {
  const { store, days } = job;
  const now = Date.now();
  const { state, isTrusted } = await updateClock(job, now);
  const rowCount = await countRows(job, signal);
  if (signal?.aborted || !isTrusted) return;
  if (days > 0 && !isPausing(state, now)) {
    const max = state.pausedAt === undefined ? Math.ceil(rowCount * maxDeletedShare) : Infinity;
    const isComplete = await deleteStaleCarts(job, now - days * dayMs, max, signal);
    if (signal?.aborted) return;
    await store.saveState({ ...state, pausedAt: isComplete ? undefined : now });
  }
  await deleteOldTombstones(store, now - tombstoneMs, signal);
}

async function updateClock({ store, logger }: RetentionJob, now: number): Promise<ClockCheck> {
  const check = checkClock(await store.readState(), now);
  await store.saveState(check.state);
  const { jumpMs } = check;
  if (jumpMs !== undefined) {
    const count = Math.round(Math.abs(jumpMs) / dayMs);
    const way = jumpMs > 0 ? 'ahead of' : 'behind';
    logger.warn(
      `the clock is ${count} days ${way} the last removal of old carts; the next is in a day, if the clock is right`,
    );
  }
  return check;
}

function isPausing({ pausedAt }: RetentionState, now: number): boolean {
  return pausedAt !== undefined && now - pausedAt < dayMs;
}

/** Returns false if it stopped at `max` rows and others are left. */
async function deleteStaleCarts(
  { store, days, logger }: RetentionJob,
  before: number,
  max: number,
  signal?: AbortSignal,
): Promise<boolean> {
  let total = 0;
  let after: RetentionCursor | undefined;
  try {
    do {
      const { deleted, next } = await store.deleteStaleItems(before, Math.min(batchSize, max - total), after);
      total += deleted;
      after = next;
    } while (after && total < max && (await pause(signal)));
  } finally {
    if (total > 0) {
      logger.info(`removed ${total} ${total === 1 ? 'item' : 'items'} of carts that nobody touched for ${days} days`);
    }
  }
  if (!after || total < max) return true;
  logger.warn(
    `more than a tenth of the items are older than ${days} days: the others go in a day, if the clock is right`,
  );
  return false;
}

async function countRows({ store, setRowCount }: RetentionJob, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let after: number | undefined = 0;
  do {
    const page: { readonly count: number; readonly next: number | undefined } = await store.countRows(
      countBatchSize,
      after,
    );
    total += page.count;
    after = page.next;
  } while (after !== undefined && (await pause(signal)));
  if (!signal?.aborted) setRowCount(total);
  return total;
}

async function deleteOldTombstones(store: RetentionStore, before: number, signal?: AbortSignal): Promise<void> {
  let deleted: number;
  do {
    deleted = await store.deleteTombstones(before, batchSize);
  } while (deleted === batchSize && (await pause(signal)));
}

async function truncateWalWithRetries(
  truncateWal: () => Promise<boolean>,
  { warn }: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  for (let attempt = 0; attempt < truncateAttempts && !signal.aborted; attempt++) {
    if (await truncateWal()) return;
    await sleep(truncateRetryMs);
  }
  if (!signal.aborted) warn('what was erased is still in the -wal file, because another program reads it');
}

/** Returns whether to go on: false once the job is stopped. */
async function pause(signal?: AbortSignal): Promise<boolean> {
  await sleep(batchPauseMs);
  return !signal?.aborted;
}

/** Keeps no process alive. Made of `setTimeout`, because fake timers do not replace those of `node:timers/promises`. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
