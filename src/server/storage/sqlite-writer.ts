import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { BatchReply, WriteRequest, WriteResult } from './sqlite-batch.ts';

/** Writes to an SQLite file from a thread of its own. */
export interface SqliteWriter {
  /** Resolves when the statement's effect is on the disk; rejects with the engine's error when it had none. */
  write(request: WriteRequest): Promise<WriteResult>;
  /** Resolves when everything under way is written and the file is closed. */
  close(): Promise<void>;
}

interface Waiting {
  readonly request: WriteRequest;
  readonly resolve: (result: WriteResult) => void;
  readonly reject: (error: Error) => void;
}

const maxBatch = 500;

/**
 * Starts the writer. What arrives while the disk is busy is written together with the next single wait for the disk, so
 * that a hundred writers at once wait hardly longer than one.
 */
export function startSqliteWriter(file: string): SqliteWriter {
  const thread = new Worker(new URL('./sqlite-writer-thread.ts', import.meta.url), {
    workerData: file,
    // It holds one batch at most; without limits a thread's heap grows as large as a program's.
    resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
  });
  // A failure of the thread itself is a bug: unheard, the event ends the process, and it is started anew.
  const post = (message: readonly WriteRequest[] | 'close') => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    thread.postMessage(message);
  };
  let waiting: Waiting[] = [];
  let underWay: readonly Waiting[] = [];

  const sendNext = () => {
    if (underWay.length > 0 || waiting.length === 0) return;
    underWay = waiting.slice(0, maxBatch);
    waiting = waiting.slice(maxBatch);
    post(underWay.map(({ request }) => request));
  };
  thread.on('message', (reply: BatchReply) => {
    const done = underWay;
    underWay = [];
    sendNext();
    settle(done, reply);
  });
  return {
    write: (request) =>
      new Promise((resolve, reject) => {
        waiting.push({ request, resolve, reject });
        sendNext();
      }),
    close: async () => {
      const ended = once(thread, 'exit');
      // Messages keep their order: this one comes after every batch that was sent.
      while (underWay.length > 0) await once(thread, 'message');
      post('close');
      await ended;
    },
  };
}

function settle(done: readonly Waiting[], reply: BatchReply): void {
  for (const [index, { resolve, reject }] of done.entries()) {
    const result = 'results' in reply ? reply.results[index] : undefined;
    if (result) resolve(result);
    else
      reject(
        'results' in reply ? new Error('a write was not answered') : Object.assign(new Error(reply.message), reply),
      );
  }
}
