import { setTimeout as sleep } from 'node:timers/promises';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { findStorageErrorKind } from '#server/storage/find-storage-error-kind.ts';

/**
 * How long a read waits while another process locks the SQLite database. `sqlite/writer.ts` waits as long for writes;
 * its errors are thrown here at once.
 */
const requestLockTimeoutMs = 2500;

/** Retries while the database is locked; throws `StorageUnavailableError` for errors of connection and disk. */
export async function retryWhileBusy<Result>(work: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + requestLockTimeoutMs;
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
