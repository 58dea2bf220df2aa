import type { CartItem } from '#domain/cart-item.ts';
import { failureMessages } from '#text/failure-messages.ts';
import { ApiError } from './api-error.ts';
import { fetchCart } from './cart-api.ts';
import { getCart, setCart } from './cart-store.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

/** Delay before a failed fetch is retried, in milliseconds: doubled each time up to the maximum. */
const retryDelay = { initial: 2_000, max: 60_000 };

/** Number of the latest fetch or change; responses to earlier fetches are stale and ignored. */
let latestRequest = 0;
let pendingFetch = new AbortController();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let nextDelay = retryDelay.initial;
/** Number of running bulk operations; meanwhile nothing is fetched in the background. */
let backgroundPauses = 0;

/** Fetches the cart. A failure is logged, empties the list, and is retried in the background. */
export async function refreshCart(): Promise<void> {
  try {
    await reloadCart();
  } catch (error) {
    console.error(failureMessages.countFailed, error);
    setCart({ items: [], isLoading: false });
    if (!isRetryable(error)) return;
    const retryAfter = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    retryTimer = setTimeout(() => void refreshCart(), retryAfter === undefined ? nextDelay : retryAfter * 1000);
    nextDelay = Math.min(nextDelay * 2, retryDelay.max);
  }
}

/** Fetches the cart once. Throws the errors of `fetchCart` and keeps the list, unless a newer request is pending. */
export async function reloadCart(): Promise<void> {
  const { email } = getCart();
  const request = supersedePending();
  if (email === undefined) return;
  try {
    const items = await fetchCart(email, pendingFetch.signal);
    if (request !== latestRequest) return;
    nextDelay = retryDelay.initial;
    setCart({ items: reuseUnchanged(getCart().items, items), isLoading: false });
  } catch (error) {
    if (request === latestRequest) throw error;
  }
}

/** Runs a bulk operation; meanwhile focus and network events fetch nothing. */
export async function withoutBackgroundFetches<Value>(work: () => Promise<Value>): Promise<Value> {
  backgroundPauses += 1;
  try {
    return await work();
  } finally {
    backgroundPauses -= 1;
  }
}

/** Refetches on focus and network events, unless a bulk operation is running. */
export function refreshInBackground(): void {
  if (backgroundPauses === 0) void refreshCart();
}

/** Changes the items; responses to earlier fetches are ignored. */
export function applyChange(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  supersedePending();
  setCart({ items: change(getCart().items), isLoading: false });
}

/** Aborts the pending fetch and retry, and returns the number of the new request. */
function supersedePending(): number {
  clearTimeout(retryTimer);
  pendingFetch.abort();
  pendingFetch = new AbortController();
  return ++latestRequest;
}

/** Whether to retry: network errors, 5xx and 429. */
function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}
