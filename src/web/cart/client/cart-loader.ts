import type { CartItem } from '#domain/cart/cart-item.ts';
import { cartLoadFailed } from '#text/cart/cart-load-failed.ts';
import type { CartApi } from '#web/cart/api/cart-api.ts';
import type { CartStore } from './cart-store.ts';
import { createRetry, type Clock } from './retry.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

/** Fetches the items of the store's email. The response of a fetch is ignored after a later fetch or change. */
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
   * Pauses `refetchUnlessPaused` during `work`. After `work` the cart is fetched if a change has cancelled the retry of
   * a failed fetch, because the page lacks the other items then.
   */
  readonly withRefetchingPaused: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Does nothing while the cart is loading: the changed item alone would look like the whole cart. */
  readonly applyChange: (change: (items: readonly CartItem[]) => readonly CartItem[]) => void;
}

export function createCartLoader(store: CartStore, api: CartApi, clock: Clock): CartLoader {
  let pendingFetch = new AbortController();
  let pauseCount = 0;
  const retry = createRetry(() => void refetchOrShowEmpty(), clock);

  const supersedePending = (): AbortSignal => {
    retry.stopTimer();
    pendingFetch.abort();
    pendingFetch = new AbortController();
    return pendingFetch.signal;
  };

  const refetch = async ({ isFailureRetried }: { readonly isFailureRetried: boolean }): Promise<void> => {
    const { email } = store.get();
    const signal = supersedePending();
    const wasRetryNeeded = retry.isNeeded();
    if (email === undefined) return;
    try {
      const items = await api.fetchCart(email, signal);
      if (signal.aborted) return;
      retry.succeed();
      store.setItems(reuseUnchanged(store.get().items, items));
    } catch (error) {
      if (signal.aborted) return;
      if (isFailureRetried || wasRetryNeeded) retry.schedule(error);
      throw error;
    }
  };

  async function refetchOrShowEmpty(): Promise<void> {
    try {
      await refetch({ isFailureRetried: true });
    } catch (error) {
      console.error(cartLoadFailed, error);
      store.setItems([]);
    }
  }

  const refetchUnlessPaused = () => {
    if (pauseCount === 0) void refetchOrShowEmpty();
  };

  return {
    refetchOrThrow: () => refetch({ isFailureRetried: false }),
    refetchOrShowEmpty,
    refetchUnlessPaused,
    withRefetchingPaused: async (work) => {
      pauseCount++;
      try {
        return await work();
      } finally {
        pauseCount--;
        if (retry.isNeeded() && !retry.isScheduled()) refetchUnlessPaused();
      }
    },
    applyChange: (change) => {
      if (store.get().status === 'loading') return;
      supersedePending();
      store.setItems(change(store.get().items));
    },
  };
}
