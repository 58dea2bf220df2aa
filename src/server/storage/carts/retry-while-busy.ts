import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { findStorageErrorKind } from '#server/storage/find-storage-error-kind.ts';
import { lockTimeoutMs } from '#server/storage/lock-timeout.ts';

/**
 * Retries while the database is locked; throws `StorageUnavailableError` for errors of connection and disk. SQLite's
 * writer (`sqlite/writer.ts`) retries its writes itself.
 */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + lockTimeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const kind = findStorageErrorKind(error);
      if (!kind) throw error;
      if (kind === 'unavailable' || performance.now() > deadline) {
        throw new StorageUnavailableError('the storage does not answer', { cause: error });
      }
      await sleep(20);
    }
  }
}
