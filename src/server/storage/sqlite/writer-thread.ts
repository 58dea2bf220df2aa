import { parentPort, workerData } from 'node:worker_threads';
import { connectSqlite } from './database.ts';
import { createBatchRunner, toErrorReply, type BatchReply, type WriteRequest } from './write-batch.ts';

/*
 * Runs writes off the main thread, so that fsync and lock waits don't block requests.
 */

/** In milliseconds. Short, because `writer.ts` resends a busy batch until its writes expire. */
const lockTimeoutMs = 100;

function open(file: string) {
  const database = connectSqlite(file, lockTimeoutMs);
  return { run: createBatchRunner(database), close: () => database.close() };
}

let opened: ReturnType<typeof open> | undefined;

/** If the file can't be opened, the next batch tries again. */
function runBatch(batch: readonly WriteRequest[]): BatchReply {
  try {
    opened ??= open(String(workerData));
    return opened.run(batch);
  } catch (error) {
    return toErrorReply(error);
  }
}

parentPort?.on('message', (message: readonly WriteRequest[] | 'close') => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (message !== 'close') return parentPort?.postMessage(runBatch(message));
  opened?.close();
  parentPort?.close();
});
