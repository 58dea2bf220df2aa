import { parentPort, workerData } from 'node:worker_threads';
import { createBatchRunner, failure, type BatchReply, type WriteRequest } from './sqlite-batch.ts';
import { connectSqlite } from './sqlite-database.ts';

/** The thread in which SQLite writes: a wait for the disk or for another program's lock stops nobody else. */
const patienceMs = 2500;

function open(file: string) {
  const database = connectSqlite(file, patienceMs);
  return { run: createBatchRunner(database), close: () => database.close() };
}

let opened: ReturnType<typeof open> | undefined;

/** A file that can't be opened just now is tried again by the next batch. */
function answer(batch: readonly WriteRequest[]): BatchReply {
  try {
    opened ??= open(String(workerData));
    return opened.run(batch);
  } catch (error) {
    return failure(error);
  }
}

parentPort?.on('message', (message: readonly WriteRequest[] | 'close') => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  if (message !== 'close') return parentPort?.postMessage(answer(message));
  opened?.close();
  parentPort?.close();
});
