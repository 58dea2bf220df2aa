import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailable } from '#domain/cart-store.ts';
import { storageTrouble } from './storage-trouble.ts';

/** How long a call keeps trying while another process holds SQLite's lock, in milliseconds. */
const patienceMs = 2500;

/** Does the work, again while another process holds the lock; the storage's troubles come out as `StorageUnavailable`. */
export async function answered<Result>(work: () => Promise<Result>): Promise<Result> {
  const giveUpAt = Date.now() + patienceMs;
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
