import { setTimeout as sleep } from 'node:timers/promises';
import { findStorageErrorKind } from './find-storage-error-kind.ts';

const pauseMs = 20;

/** Repeats `work` while another process locks the database; after `timeoutMs`, throws the error of the last attempt. */
export async function retryWhileBusy<Value>(work: () => Promise<Value>, timeoutMs: number): Promise<Value> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (findStorageErrorKind(error) !== 'busy' || performance.now() > deadline) throw error;
      await sleep(pauseMs);
    }
  }
}
