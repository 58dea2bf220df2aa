import { once } from 'node:events';
import { extname } from 'node:path';
import { MessageChannel, Worker, type Transferable } from 'node:worker_threads';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { findStorageErrorKind } from '#server/storage/find-storage-error-kind.ts';
import { readFileId } from '#server/storage/read-file-id.ts';
import { storageTimeoutMs } from '#server/storage/storage-timeout.ts';
import type { BatchReply, WriteRequest, WriteResult } from './batch-writer.ts';
import { toError } from './failed-reply.ts';
import type { WriterData, WriterMessage } from './writer-thread.ts';

export interface SqliteWriter {
  /**
   * Resolves when the statement is on the disk. Rejects with SQLite's error, or with `StorageUnavailableError` if the
   * queue is full or the write waits too long for its turn or a lock. A running write waits for the disk without limit.
   */
  readonly write: (request: WriteRequest) => Promise<WriteResult>;
  readonly getQueueLength: () => number;
  readonly truncateWal: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

interface PendingWrite {
  readonly request: WriteRequest;
  readonly deadline: number;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: Error) => void;
}

const maxBatchSize = 500;
/** About 10 MB. On a slow disk, more writes would time out anyway. */
const maxQueueLength = 5000;

/**
 * Starts the thread for writes. Writes that arrive while the disk is busy share the next transaction and its fsync: a
 * hundred take hardly longer than one.
 */
export function startSqliteWriter(file: string): SqliteWriter {
  const script = new URL(`./writer-thread${extname(import.meta.filename)}`, import.meta.url);
  // No `error` listener: a crash of the thread must end the process, which is then restarted.
  const thread = new Worker(script, {
    workerData: { file, fileId: readFileId(file) } satisfies WriterData,
    // The thread holds one batch; by default its heap could grow as large as that of the process.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  const post = (message: WriterMessage, transferred: readonly Transferable[] = []) =>
    thread.postMessage(message, transferred);
  // Both queues are ordered by deadline.
  let queue: PendingWrite[] = [];
  let inFlight: readonly PendingWrite[] = [];
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;

  /** Writes in the queue expire by a timer, because the thread may be stuck on the disk. */
  const armExpiry = () => {
    if (expiryTimer || !queue[0]) return;
    const expire = () => {
      expiryTimer = undefined;
      queue = rejectExpired(queue, undefined);
      armExpiry();
    };
    expiryTimer = setTimeout(expire, Math.max(1, queue[0].deadline - performance.now()));
  };
  const sendNext = () => {
    if (inFlight.length === 0 && queue.length > 0) {
      inFlight = queue.slice(0, maxBatchSize);
      queue = queue.slice(maxBatchSize);
      post({ kind: 'write', batch: inFlight.map(({ request }) => request) });
    }
    armExpiry();
  };
  thread.on('message', (reply: BatchReply) => {
    const batch = inFlight;
    inFlight = [];
    const busyError = findBusyError(reply);
    if (busyError) {
      // The batch found the database locked: it goes back to the front of the queue, and is sent again at once.
      queue = [...rejectExpired(batch, busyError), ...queue];
      sendNext();
    } else {
      // The next batch is sent first, so that the thread need not wait for the responses of this batch.
      sendNext();
      settleWrites(batch, reply);
    }
  });
  return {
    write: (request) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxQueueLength) {
          reject(new StorageUnavailableError('too many writes are waiting'));
          return;
        }
        queue.push({ request, deadline: performance.now() + storageTimeoutMs, resolve, reject });
        sendNext();
      }),
    getQueueLength: () => queue.length,
    truncateWal: async () => {
      const { port1: here, port2: there } = new MessageChannel();
      post({ kind: 'truncate-wal', replyTo: there }, [there]);
      // `close`: the thread ended without a reply.
      const [isTruncated] = (await Promise.race([once(here, 'message'), once(here, 'close')])) as [boolean?];
      return isTruncated === true;
    },
    close: async () => {
      while (inFlight.length > 0) await once(thread, 'message');
      clearTimeout(expiryTimer);
      const ended = once(thread, 'exit');
      post({ kind: 'close' });
      await ended;
    },
  };
}

function rejectExpired(writes: readonly PendingWrite[], cause: Error | undefined): PendingWrite[] {
  const now = performance.now();
  const isExpired = ({ deadline }: PendingWrite) => deadline <= now;
  const error = new StorageUnavailableError('a write waited too long', { cause });
  for (const { reject } of writes.filter(isExpired)) reject(error);
  return writes.filter((write) => !isExpired(write));
}

function findBusyError(reply: BatchReply): Error | undefined {
  const error = reply.ok ? undefined : toError(reply.error);
  return error && findStorageErrorKind(error) === 'busy' ? error : undefined;
}

function settleWrites(batch: readonly PendingWrite[], reply: BatchReply): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const writeReply = reply.ok ? reply.value[index] : reply;
    if (!writeReply) reject(new Error('a write got no reply'));
    else if (writeReply.ok) resolve(writeReply.value);
    else reject(toError(writeReply.error));
  }
}
