import { parentPort, workerData } from 'node:worker_threads';
import { createBatchRunner, toWriteFailure, type BatchReply, type WriteRequest } from './write-batch.ts';
import { connectSqlite } from './database.ts';

/*
 * Runs writes off the main thread, so that fsync and lock waits don't block requests.
 */

/** Short, because `sqlite-writer.ts` sends a batch again as long as its requests may wait, in milliseconds. */
const busyTimeoutMs = 100;

function open(file: string) {
  const database = connectSqlite(file, busyTimeoutMs);
  return { run: createBatchRunner(database), close: () => database.close() };
}

let opened: ReturnType<typeof open> | undefined;

/** A file that can't be opened just now is tried again by the next batch. */
function runBatch(batch: readonly WriteRequest[]): BatchReply {
  try {
    opened ??= open(String(workerData));
    return opened.run(batch);
  } catch (error) {
    return toWriteFailure(error);
  }
}

parentPort?.on('message', (message: readonly WriteRequest[] | 'close') => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (message !== 'close') return parentPort?.postMessage(runBatch(message));
  opened?.close();
  parentPort?.close();
});
