import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StorageUnavailable } from '#domain/cart-repository.ts';
import { fromWriteFailure, type BatchReply, type WriteRequest, type WriteResult } from './write-batch.ts';
import { storageTrouble } from '#server/storage/storage-errors.ts';

/** Writes to an SQLite file from a thread of its own. */
export interface SqliteWriter {
  /**
   * Resolves when the statement's effect is on the disk. Rejects with the engine's error when it had none, and with
   * `StorageUnavailable` when it waited too long or too many others wait.
   */
  write(request: WriteRequest): Promise<WriteResult>;
  /** Resolves when everything pending is written or rejected and the file is closed. */
  close(): Promise<void>;
}

interface PendingWrite {
  readonly request: WriteRequest;
  /** Milliseconds of `performance.now()`. */
  readonly deadline: number;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: Error) => void;
}

const maxBatch = 500;
/** Some 10 MB. What arrives beyond it could not be written in time on a slow disk. */
const maxQueueLength = 5000;
/** How long a write waits in the queue or for another process that holds the lock. */
const writeTimeoutMs = 2500;

/**
 * Starts the writer. What arrives while the disk is busy is written together with the next single wait for the disk, so
 * that a hundred writers at once wait hardly longer than one.
 */
export function startSqliteWriter(file: string): SqliteWriter {
  // No `error` listener on purpose: a crash of the thread ends the process, and its supervisor restarts it.
  const thread = new Worker(new URL('./writer-thread.ts', import.meta.url), {
    workerData: file,
    // It holds one batch at most; without limits a thread's heap grows as large as a program's.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  const post = (message: readonly WriteRequest[] | 'close') => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(message);
  };
  // Both are in the order of their deadlines.
  let queue: PendingWrite[] = [];
  let inFlight: readonly PendingWrite[] = [];
  let expiryTimer: ReturnType<typeof setTimeout> | undefined;

  const sendNext = () => {
    if (inFlight.length === 0 && queue.length > 0) {
      inFlight = queue.slice(0, maxBatch);
      queue = queue.slice(maxBatch);
      post(inFlight.map(({ request }) => request));
    }
    // The thread may be stuck on the disk: the queue expires on its own.
    if (queue[0]) expiryTimer ??= setTimeout(expireQueue, Math.max(1, queue[0].deadline - performance.now()));
  };
  const expireQueue = () => {
    expiryTimer = undefined;
    queue = rejectExpired(queue, undefined);
    sendNext();
  };
  thread.on('message', (reply: BatchReply) => {
    const batch = inFlight;
    inFlight = [];
    const error = 'results' in reply ? undefined : fromWriteFailure(reply);
    if (storageTrouble(error) === 'busy') queue = [...rejectExpired(batch, error), ...queue];
    sendNext();
    if (storageTrouble(error) !== 'busy') settle(batch, reply);
  });
  return {
    write: (request) =>
      new Promise((resolve, reject) => {
        if (queue.length >= maxQueueLength) {
          reject(new StorageUnavailable('too many writes are waiting'));
          return;
        }
        queue.push({ request, deadline: performance.now() + writeTimeoutMs, resolve, reject });
        sendNext();
      }),
    close: async () => {
      while (inFlight.length > 0) await once(thread, 'message');
      clearTimeout(expiryTimer);
      const ended = once(thread, 'exit');
      post('close');
      await ended;
    },
  };
}

/** Rejects the writes whose time is over and returns the others. */
function rejectExpired(writes: readonly PendingWrite[], cause: Error | undefined): PendingWrite[] {
  const now = performance.now();
  const isExpired = ({ deadline }: PendingWrite) => deadline <= now;
  const error = new StorageUnavailable('a write waited too long', { cause });
  for (const { reject } of writes.filter(isExpired)) reject(error);
  return writes.filter((write) => !isExpired(write));
}

function settle(batch: readonly PendingWrite[], reply: BatchReply): void {
  for (const [index, { resolve, reject }] of batch.entries()) {
    const result = 'results' in reply ? reply.results[index] : reply;
    if (!result) reject(new Error('a write got no reply'));
    else if ('rows' in result) resolve(result);
    else reject(fromWriteFailure(result));
  }
}
