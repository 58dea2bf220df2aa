/** The program of the thread that runs the writes of `writer.ts`, so that fsync and lock waits don't block requests. */
import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { readFileId } from '#server/storage/read-file-id.ts';
import { createBatchWriter, type BatchReply, type WriteRequest } from './batch-writer.ts';
import { connect, isWalTruncated, truncateWalPragma } from './connection.ts';
import { createMovedReply, toFailedReply } from './failed-reply.ts';

/** Short, because `writer.ts` sends a busy batch again until its writes expire. */
const writerLockTimeoutMs = 100;

export interface WriterData {
  readonly file: string;
  readonly fileId: string | undefined;
}
const { file, fileId } = workerData as WriterData;

export type WriterMessage =
  | { readonly kind: 'write'; readonly batch: readonly WriteRequest[] }
  | { readonly kind: 'truncate-wal'; readonly replyTo: MessagePort }
  | { readonly kind: 'close' };

function open() {
  const database = connect(file, writerLockTimeoutMs);
  return {
    run: createBatchWriter(database),
    truncateWal: () => isWalTruncated(database.prepare(truncateWalPragma).get()),
    close: () => database.close(),
  };
}

let opened: ReturnType<typeof open> | undefined;

function runWrites(batch: readonly WriteRequest[]): BatchReply {
  try {
    opened ??= open();
    const reply = opened.run(batch);
    // If the file was replaced meanwhile, a restart would not find this write: it is not acknowledged.
    return readFileId(file) === fileId ? reply : createMovedReply(file);
  } catch (error) {
    return toFailedReply(error);
  }
}

function tryToTruncateWal(): boolean {
  try {
    opened ??= open();
    return opened.truncateWal();
  } catch {
    return false;
  }
}

parentPort?.on('message', (message: WriterMessage) => {
  switch (message.kind) {
    case 'write':
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      parentPort?.postMessage(runWrites(message.batch));
      break;
    case 'truncate-wal':
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      message.replyTo.postMessage(tryToTruncateWal());
      message.replyTo.close();
      break;
    case 'close':
      opened?.close();
      parentPort?.close();
  }
});
