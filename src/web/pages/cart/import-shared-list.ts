import type { SharedItem } from '#domain/shared-list.ts';
import { ApiError } from '#web/cart/cart-api.ts';
import { addToCurrentCart } from '#web/cart/cart-changes.ts';
import { refreshCart, reloadCart, withoutBackgroundFetches } from '#web/cart/cart-fetching.ts';
import type { SharedListProgress } from '#web/cart/visitor.ts';

/** Seconds to wait after a 429 without `Retry-After`, as from a proxy. */
const defaultRetryAfter = 10;

export interface WaitEvents {
  /** Called every second while waiting for the server's limit, and with undefined when the wait is over. */
  readonly onWait: (seconds: number | undefined) => void;
  readonly signal: AbortSignal;
}

export interface ImportEvents extends WaitEvents {
  /** Called before the first call and after each item. */
  readonly onProgress: (progress: SharedListProgress) => void;
}

/**
 * Adds the items of a shared list to the visitor's cart, skipping the `start.added` first ones, and fetches the cart once
 * at the end. Resolves to false if it was stopped or another tab has changed the e-mail. Throws the errors of
 * `addToCurrentCart`.
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

/** Repeats a call while the server responds with 429, after the requested time. Resolves to undefined if stopped. */
export async function retryWhenLimited<Value>(
  call: () => Promise<Value>,
  { onWait, signal }: WaitEvents,
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

/** Waits for the given milliseconds or until the signal is aborted. */
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
