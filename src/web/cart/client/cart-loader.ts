import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartLoadFailed } from '#text/cart/cart-load-failed.ts';
import { isApiError, isRateLimited, isTransient } from '#web/cart/api/api-error.ts';
import type { CartApi } from '#web/cart/api/cart-api.ts';
import type { CartStore } from './cart-store.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const firstRetryMs = 2_000;
const maxRetryMs = 60_000;

/** Fetches the items of the store's e-mail. The response of a fetch is ignored after a later fetch or change. */
export interface CartLoader {
  /**
   * Throws what `fetchCart` throws, and then leaves the items as they are. A superseded call resolves silently. A retry
   * that an earlier failure has scheduled is scheduled again.
   */
  readonly refetchOrThrow: () => Promise<void>;
  /**
   * A failure is logged and empties the cart (`docs/requirements.md`, R39). The fetch is retried in the background,
   * unless the error is final: a status 4xx other than 429.
   */
  readonly refetchOrShowEmpty: () => Promise<void>;
  readonly refetchUnlessPaused: () => void;
  /**
   * Pauses `refetchUnlessPaused` during `work`. A change during `work` cancels the retry of a failed fetch, and then
   * the page lacks the other items: the cart is fetched afterwards.
   */
  readonly withRefetchingPaused: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Does nothing while the cart is loading: the changed item alone would look like the whole cart. */
  readonly applyChange: (change: (items: readonly CartItem[]) => readonly CartItem[]) => void;
}

export type Clock = Pick<typeof globalThis, 'setTimeout' | 'clearTimeout'>;

export function createCartLoader(store: CartStore, api: CartApi, clock: Clock): CartLoader {
  let pendingFetch = new AbortController();
  let retryTimer: ReturnType<Clock['setTimeout']> | undefined;
  let nextRetryMs = firstRetryMs;
  /**
   * True from a failed `refetchOrShowEmpty` until a fetch succeeds or fails for good. A change stops only the timer.
   */
  let needsRetry = false;
  let pauseCount = 0;

  const supersedePending = (): AbortSignal => {
    clock.clearTimeout(retryTimer);
    retryTimer = undefined;
    pendingFetch.abort();
    pendingFetch = new AbortController();
    return pendingFetch.signal;
  };

  /** Schedules the next fetch, unless the error is final. */
  const scheduleRetry = (error: unknown) => {
    needsRetry = isTransient(error) || isRateLimited(error);
    if (!needsRetry) return;
    const retryAfter = isApiError(error) ? error.retryAfterSeconds : undefined;
    retryTimer = clock.setTimeout(
      () => void refetchOrShowEmpty(),
      retryAfter === undefined ? nextRetryMs : Math.max(1, retryAfter) * 1000,
    );
    nextRetryMs = Math.min(nextRetryMs * 2, maxRetryMs);
  };

  const refetchOrThrow = async (): Promise<void> => {
    const { email } = store.get();
    const signal = supersedePending();
    if (email === undefined) return;
    try {
      const items = await api.fetchCart(email, signal);
      if (signal.aborted) return;
      needsRetry = false;
      nextRetryMs = firstRetryMs;
      store.setItems(reuseUnchanged(store.get().items, items));
    } catch (error) {
      if (signal.aborted) return;
      if (needsRetry) scheduleRetry(error);
      throw error;
    }
  };

  async function refetchOrShowEmpty(): Promise<void> {
    try {
      await refetchOrThrow();
    } catch (error) {
      console.error(cartLoadFailed, error);
      store.setItems([]);
      // If an earlier failure was being retried, `refetchOrThrow` has scheduled the next retry already.
      if (retryTimer === undefined) scheduleRetry(error);
    }
  }

  const refetchUnlessPaused = () => {
    if (pauseCount === 0) void refetchOrShowEmpty();
  };

  return {
    refetchOrThrow,
    refetchOrShowEmpty,
    refetchUnlessPaused,
    withRefetchingPaused: async (work) => {
      pauseCount++;
      try {
        return await work();
      } finally {
        pauseCount--;
        if (needsRetry && retryTimer === undefined) refetchUnlessPaused();
      }
    },
    applyChange: (change) => {
      if (store.get().status === 'loading') return;
      supersedePending();
      store.setItems(change(store.get().items));
    },
  };
}
