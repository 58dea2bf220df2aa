import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailable } from '#domain/cart-repository.ts';
import { classifyStorageError } from './storage-errors.ts';

/** How long a query is retried while another process locks SQLite, in milliseconds. */
const lockTimeoutMs = 2500;

/** Retries while the database is locked; maps connection and disk errors to `StorageUnavailable`. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const kind = classifyStorageError(error);
      if (!kind) throw error;
      if (kind === 'unavailable' || performance.now() > deadline) {
        throw new StorageUnavailable('the storage does not answer', { cause: error });
      }
      await sleep(20);
    }
  }
}
