import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { findStorageErrorKind } from '#server/storage/find-storage-error-kind.ts';
import { retryWhileBusy } from '#server/storage/retry-while-busy.ts';
import { storageTimeoutMs } from '#server/storage/storage-timeout.ts';

/**
 * Runs `work`, and repeats it while the database is locked. Throws `StorageUnavailableError` if it stays locked, or for
 * an error of the connection or disk. SQLite's writer (`sqlite/writer.ts`) retries its writes itself.
 */
export async function runOnStorage<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await retryWhileBusy(work, storageTimeoutMs);
  } catch (error) {
    if (!findStorageErrorKind(error)) throw error;
    throw new StorageUnavailableError('the storage does not answer', { cause: error });
  }
}
