import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailable } from '#domain/cart-repository.ts';
import { storageTrouble } from './storage-errors.ts';

/** How long a read is retried while another process holds SQLite's lock, in milliseconds; the writer retries by itself. */
const lockTimeoutMs = 2500;

/** Retries while the database is locked; maps connection and disk errors to `StorageUnavailable`. */
export async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const trouble = storageTrouble(error);
      if (!trouble) throw error;
      if (trouble === 'unavailable' || Date.now() > giveUpAt) {
        throw new StorageUnavailable('the storage does not answer', { cause: error });
      }
      await sleep(20);
    }
  }
}
