import { isRateLimited, isTransient } from '#web/cart/api/api-error.ts';
import type { CartClient } from '#web/cart/client/create-cart-client.ts';

const defaultRetryAfterSeconds = 10;

const failureRetrySeconds = 1;
const maxFailureRetries = 60;

interface BulkJob<Item> {
  readonly items: readonly Item[];
  readonly startIndex?: number;
  /** Resolves to false if another cart is open, which ends the job. */
  readonly runStep: (item: Item, index: number) => Promise<boolean>;
  readonly onProgress?: (done: number) => void;
  /** Whether a step is repeated after no response or a 5xx. After a 429 it always is. */
  readonly isFailureRetried?: boolean;
}

export interface JobControl {
  readonly onWait: (secondsLeft: number | undefined) => void;
  readonly signal: AbortSignal;
}

type JobClient = Pick<CartClient, 'withRefetchingPaused' | 'refetchOrShowEmpty' | 'refetchOrThrow'>;

/**
 * Takes one step for each item in turn. Fetches the cart after the last step, and after an error, which is then thrown.
 * Resolves to false if it was stopped before the last step, or if a step resolves to false: another cart is open.
 */
export async function runBulkJob<Item>(
  client: JobClient,
  { items, startIndex = 0, runStep, onProgress, isFailureRetried = false }: BulkJob<Item>,
  control: JobControl,
): Promise<boolean> {
  const maxRetries = isFailureRetried ? maxFailureRetries : 0;
  try {
    return await client.withRefetchingPaused(async () => {
      for (const [index, item] of [...items.entries()].slice(startIndex)) {
        const isStepDone = await callWithRetries(() => runStep(item, index), maxRetries, control);
        if (!isStepDone) return false;
        onProgress?.(index + 1);
      }
      // All items are done, so a cart that cannot be fetched is no error of the job: `refetchOrShowEmpty` fetches it
      // again later.
      await callWithRetries(client.refetchOrThrow, maxRetries, control).catch(client.refetchOrShowEmpty);
      return true;
    });
  } catch (error) {
    // Shows what the server has stored so far. Offline this fetch fails too, and the shown cart stays as it was.
    client.refetchOrThrow().catch(() => undefined);
    throw error;
  }
}

/**
 * Repeats the call after each 429, once the server allows it, and after other failures that may pass, at most
 * `maxRetries` times. Resolves to undefined if the job is stopped.
 */
async function callWithRetries<Value>(
  call: () => Promise<Value>,
  maxRetries: number,
  control: JobControl,
): Promise<Value | undefined> {
  let retriesLeft = maxRetries;
  while (!control.signal.aborted) {
    try {
      return await call();
    } catch (error) {
      let seconds = findWaitSeconds(error);
      if (seconds === undefined) {
        if (!isTransient(error) || retriesLeft === 0) throw error;
        retriesLeft--;
        seconds = failureRetrySeconds;
      }
      await countDown(seconds, control);
    }
  }
  return undefined;
}

function findWaitSeconds(error: unknown): number | undefined {
  if (!isRateLimited(error)) return undefined;
  return Math.max(1, error.retryAfterSeconds ?? defaultRetryAfterSeconds);
}

async function countDown(seconds: number, { onWait, signal }: JobControl): Promise<void> {
  const deadline = Date.now() + 1000 * seconds;
  for (let waitMs = 1000 * seconds; waitMs > 0 && !signal.aborted; waitMs = deadline - Date.now()) {
    onWait(Math.ceil(waitMs / 1000));
    await sleepUntilAborted(Math.min(1000, waitMs), signal);
  }
  onWait(undefined);
}

function sleepUntilAborted(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { signal: listening.signal });

    function end(): void {
      clearTimeout(timer);
      listening.abort();
      resolve();
    }
  });
}
