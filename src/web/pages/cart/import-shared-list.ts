import type { SharedItem } from '#domain/shared-list.ts';
import { ApiError } from '#web/cart/cart-api.ts';
import { addToCurrentCart, refreshCart, reloadCart, withoutBackgroundFetches } from '#web/cart/cart-store.ts';
import type { SharedListProgress } from '#web/cart/visitor.ts';

/** Used where a proxy limits calls and names no time, in seconds. */
const defaultRetryAfter = 10;

export interface ImportEvents {
  /** Called before the first call and after each item. */
  readonly onProgress: (progress: SharedListProgress) => void;
  /** Called each second while the server's limit is waited for, and with undefined when the wait is over. */
  readonly onWait: (seconds: number | undefined) => void;
  readonly signal: AbortSignal;
}

/**
 * Adds the items of a shared list to the visitor's cart, beginning after those that `start` counts, and fetches the cart
 * once at the end. Resolves to false when it was stopped, or when another tab has changed the e-mail. Throws what
 * `addToCurrentCart` throws.
 */
export async function importSharedList(
  items: readonly SharedItem[],
  start: SharedListProgress,
  events: ImportEvents,
): Promise<boolean> {
  events.onProgress(start);
  return withoutBackgroundFetches(async () => {
    for (const [index, item] of [...items.entries()].slice(start.added)) {
      const add = () => addToCurrentCart({ ...item, email: start.email }, `${start.run}-${index}`);
      if (events.signal.aborted || !(await retryWhenLimited(add, events))) return false;
      events.onProgress({ ...start, added: index + 1 });
    }
    await retryWhenLimited(reloadCart, events).catch(refreshCart);
    return true;
  });
}

/** Makes a call again, after the time that the server asks for, while it refuses it with 429. Undefined when stopped. */
async function retryWhenLimited<Value>(
  call: () => Promise<Value>,
  { onWait, signal }: ImportEvents,
): Promise<Value | undefined> {
  while (!signal.aborted) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 429) throw error;
      const until = Date.now() + 1000 * Math.max(1, error.retryAfterSeconds ?? defaultRetryAfter);
      for (let left = until - Date.now(); left > 0 && !signal.aborted; left = until - Date.now()) {
        onWait(Math.ceil(left / 1000));
        await sleep(Math.min(1000, left), signal);
      }
      onWait(undefined);
    }
  }
  return undefined;
}

/** Waits so many milliseconds, or until the signal is aborted. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
