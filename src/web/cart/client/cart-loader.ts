import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartLoadFailed } from '#text/messages/cart-load-failed.ts';
import { isRateLimited, isRefused, isTransient } from './api-error.ts';
import type { CartApi } from './cart-api.ts';
import type { CartStore } from './cart-store.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

/** Delay before a failed fetch is retried: doubled each time up to the maximum. */
const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

export type CartLoader = ReturnType<typeof createCartLoader>;

export type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

/** Fetches the items of the store's e-mail. After a later fetch or change, the response of an earlier fetch is ignored. */
export function createCartLoader(store: CartStore, api: CartApi, clock: Clock) {
  let latestRequest = 0;
  let pendingFetch = new AbortController();
  let retryTimer: ReturnType<Clock['setTimeout']> | undefined;
  let nextRetryMs = firstRetryMs;
  let pauses = 0;

  const supersedePending = () => {
    clock.clearTimeout(retryTimer);
    pendingFetch.abort();
    pendingFetch = new AbortController();
    return ++latestRequest;
  };

  /** Throws what `fetchCart` throws, and leaves the items; a superseded call resolves silently. */
  const refetchOrThrow = async (): Promise<void> => {
    const { email } = store.get();
    const request = supersedePending();
    if (email === undefined) return;
    try {
      const items = await api.fetchCart(email, pendingFetch.signal);
      if (request !== latestRequest) return;
      nextRetryMs = firstRetryMs;
      store.setItems(reuseUnchanged(store.get().items, items));
    } catch (error) {
      if (request === latestRequest) throw error;
    }
  };

  /** A failure is logged and empties the list. It is retried in the background, unless the server refuses the request. */
  const refetch = async (): Promise<void> => {
    try {
      await refetchOrThrow();
    } catch (error) {
      console.error(cartLoadFailed, error);
      store.setItems([]);
      if (!isTransient(error) && !isRateLimited(error)) return;
      const retryAfter = isRefused(error) ? error.retryAfterSeconds : undefined;
      retryTimer = clock.setTimeout(() => void refetch(), retryAfter === undefined ? nextRetryMs : retryAfter * 1000);
      nextRetryMs = Math.min(nextRetryMs * 2, maxRetryMs);
    }
  };

  return {
    refetchOrThrow,
    refetch,
    refetchUnlessPaused: () => {
      if (pauses === 0) void refetch();
    },
    withRefetchingPaused: async <Value>(work: () => Promise<Value>): Promise<Value> => {
      pauses += 1;
      try {
        return await work();
      } finally {
        pauses -= 1;
      }
    },
    /** Shows a change that the server has made. */
    applyChange: (change: (items: readonly CartItem[]) => readonly CartItem[]) => {
      supersedePending();
      store.setItems(change(store.get().items));
    },
  };
}
