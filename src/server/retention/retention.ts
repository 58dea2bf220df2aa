import { dayMs } from '#domain/day.ts';
import { formatCount } from '#domain/format-count.ts';
import type { Logger } from '#server/log/logger.ts';
import type {
  RetentionCursor,
  RetentionState,
  RetentionStore,
  RowCount,
} from '#server/storage/carts/retention-store.ts';
import { checkClock, describeClockJump, type ClockCheck } from './check-clock.ts';
import { sleep } from './sleep.ts';

const batchSize = 500;
const countBatchSize = 5000;
const batchPauseMs = 50;
const tombstoneMs = dayMs;
/**
 * A run deletes at most this share of all rows, in case a wrong clock was not noticed. What it leaves is deleted by a
 * run a day later, without a limit.
 */
const maxDeletedShare = 0.1;

export interface RetentionOptions {
  readonly store: RetentionStore;
  readonly days: number;
  readonly setRowCount: (rowCount: number) => void;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Deletes old carts and tombstones once, but nothing unless the clock has been trusted for a day (`checkClock`). Ends
 * early once `signal` is aborted.
 */
export async function runRetention(options: RetentionOptions, signal?: AbortSignal): Promise<void> {
  const { store, days } = options;
  const now = Date.now();
  const { state, isTrusted } = await saveClockCheck(options, now);
  const rowCount = await updateRowCount(options, signal);
  if (signal?.aborted || !isTrusted) return;
  if (days > 0 && !isPaused(state, now)) {
    const max = state.pausedAt === undefined ? Math.ceil(rowCount * maxDeletedShare) : Infinity;
    const isComplete = await deleteStaleCarts(options, now - days * dayMs, max, signal);
    if (signal?.aborted) return;
    await store.saveState({ ...state, pausedAt: isComplete ? undefined : now });
  }
  await deleteOldTombstones(store, now - tombstoneMs, signal);
}

async function saveClockCheck({ store, logger }: RetentionOptions, now: number): Promise<ClockCheck> {
  const check = checkClock(await store.readState(), now);
  await store.saveState(check.state);
  const { jumpMs } = check;
  if (jumpMs !== undefined) {
    logger.warn(
      `the clock is ${describeClockJump(jumpMs)} the last removal of old carts; the next is in a day, if the clock is right`,
    );
  }
  return check;
}

function isPaused({ pausedAt }: RetentionState, now: number): boolean {
  return pausedAt !== undefined && now - pausedAt < dayMs;
}

/** Returns false if it stopped at `max` and rows are left; true if it finished, or `signal` stopped it. */
async function deleteStaleCarts(
  { store, days, logger }: RetentionOptions,
  before: number,
  max: number,
  signal?: AbortSignal,
): Promise<boolean> {
  let total = 0;
  let after: RetentionCursor | undefined;
  try {
    do {
      const batch = await store.deleteItemsOfStaleCarts(before, Math.min(batchSize, max - total), after);
      total += batch.deletedCount;
      after = batch.nextCursor;
    } while (after && total < max && (await waitForNextBatch(signal)));
  } finally {
    if (total > 0) {
      logger.info(`removed ${formatCount(total, 'item')} of carts that nobody touched for ${days} days`);
    }
  }
  if (!after || total < max) return true;
  logger.warn(
    `more than a tenth of the items are older than ${days} days: the others go in a day, if the clock is right`,
  );
  return false;
}

export async function updateRowCount({ store, setRowCount }: RetentionOptions, signal?: AbortSignal): Promise<number> {
  let total = 0;
  let after: number | undefined = 0;
  do {
    const batch: RowCount = await store.countRows(countBatchSize, after);
    total += batch.count;
    after = batch.nextCursor;
  } while (after !== undefined && (await waitForNextBatch(signal)));
  if (!signal?.aborted) setRowCount(total);
  return total;
}

async function deleteOldTombstones(store: RetentionStore, before: number, signal?: AbortSignal): Promise<void> {
  let deletedCount: number;
  do {
    deletedCount = await store.deleteTombstones(before, batchSize);
  } while (deletedCount === batchSize && (await waitForNextBatch(signal)));
}

async function waitForNextBatch(signal?: AbortSignal): Promise<boolean> {
  await sleep(batchPauseMs);
  return !signal?.aborted;
}
