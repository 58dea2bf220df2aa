import { hourMs, minuteMs } from '#domain/day.ts';
import { getErrorMessage } from '#domain/error-message.ts';
import type { Logger } from '#server/log/logger.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { runRetention, updateRowCount, type RetentionOptions } from './retention.ts';
import { sleep } from './sleep.ts';

const firstRunDelayMs = minuteMs;
const truncateAttempts = 10;
const truncateRetryMs = 1000;

interface RetentionJobOptions extends RetentionOptions {
  readonly truncateWal?: CartDatabase['truncateWal'];
}

/**
 * Counts the rows at once. After a minute, then hourly, deletes old carts and tombstones (unless the clock jumped
 * within a day) and empties SQLite's write-ahead log. Logs the failures of these runs. Returns a function that stops
 * the job.
 */
export function startRetentionJob({ truncateWal, ...retention }: RetentionJobOptions): () => void {
  const job = new AbortController();
  const warnOfError = (what: string, error: unknown) => {
    if (!job.signal.aborted) retention.logger.warn(`${what}: ${getErrorMessage(error)}`);
  };
  const run = async () => {
    await runRetention(retention, job.signal).catch((error: unknown) =>
      warnOfError('old carts were not removed', error),
    );
    if (!truncateWal) return;
    await truncateWalWithRetries(truncateWal, retention.logger, job.signal).catch((error: unknown) =>
      warnOfError('the write-ahead log was not emptied', error),
    );
  };
  // The limit of rows needs a count before the first run. An error is ignored here, because that run counts again and
  // logs its own errors.
  void updateRowCount(retention, job.signal).catch(() => undefined);
  const firstTimer = setTimeout(() => void run(), firstRunDelayMs).unref();
  const hourlyTimer = setInterval(() => void run(), hourMs).unref();
  return () => {
    job.abort();
    clearTimeout(firstTimer);
    clearInterval(hourlyTimer);
  };
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
