import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart-item.ts';
import { normalizeEmail } from '#domain/email.ts';
import { failureMessages } from '#text/messages.ts';
import { ApiError, deleteItem, fetchCart, patchItem, postItem } from './cart-api.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';
import { readEmail, removeVisitor, writeEmail } from './visitor.ts';

/** The cart in this browser, as the badge, the cart page and the order page read it. */
export interface CartState {
  /** False until the browser's storage has been read, and always while prerendering. */
  readonly isReady: boolean;
  /** The stored e-mail; undefined when there is none. */
  readonly email: string | undefined;
  /** The items, oldest first; empty while they are loading or could not be fetched. */
  readonly items: readonly CartItem[];
  /** True until the first fetch for this e-mail has succeeded or failed. */
  readonly isLoading: boolean;
}

export const initialCart: CartState = { isReady: false, email: undefined, items: [], isLoading: false };

/** Delay before a failed fetch is retried, in milliseconds: doubled each time up to the maximum. */
const retryDelay = { initial: 2_000, max: 60_000 };

let state = initialCart;
const listeners = new Set<() => void>();
/** Number of the latest fetch or change; responses to earlier fetches are stale and ignored. */
let latestRequest = 0;
let pendingFetch = new AbortController();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let nextDelay = retryDelay.initial;
/** Counts how often the visitor has changed or removed the e-mail, in this tab or another. */
let emailChanges = 0;
/** Number of running bulk operations; meanwhile nothing is fetched in the background. */
let backgroundPauses = 0;
/** Ids of DELETE requests without a response: the server may have removed the item. */
const unconfirmedDeletes = new Set<string>();

export function getCart(): CartState {
  return state;
}

export function subscribeToCart(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the browser's storage and keeps the cart in sync with other tabs, the network and back/forward navigation. */
export function startCartSync(): void {
  readVisitor();
  window.addEventListener('storage', syncWithOtherTabs);
  window.addEventListener('online', refreshInBackground);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) readVisitor();
  });
  // Another tab or device may have changed the cart meanwhile.
  window.addEventListener('focus', refreshInBackground);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') refreshInBackground();
  });
}

/** Stores the e-mail and loads its cart. */
export function setEmail(text: string): void {
  emailChanges += 1;
  writeEmail(normalizeEmail(text));
  readVisitor();
}

/** Removes the visitor's data from this browser. The cart stays on the server. */
export function forgetVisitor(): void {
  emailChanges += 1;
  removeVisitor();
  readVisitor();
}

/** Fetches the cart. A failure is logged, empties the list, and is retried in the background. */
export async function refreshCart(): Promise<void> {
  try {
    await reloadCart();
  } catch (error) {
    console.error(failureMessages.countFailed, error);
    setState({ items: [], isLoading: false });
    if (!isRetryable(error)) return;
    const retryAfter = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    retryTimer = setTimeout(() => void refreshCart(), retryAfter === undefined ? nextDelay : retryAfter * 1000);
    nextDelay = Math.min(nextDelay * 2, retryDelay.max);
  }
}

/** Fetches the cart once. Throws the errors of `fetchCart` and keeps the list, unless a newer request is pending. */
export async function reloadCart(): Promise<void> {
  const { email } = state;
  const request = supersedePending();
  if (email === undefined) return;
  try {
    const items = await fetchCart(email, pendingFetch.signal);
    if (request !== latestRequest) return;
    nextDelay = retryDelay.initial;
    setState({ items: reuseUnchanged(state.items, items), isLoading: false });
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

/**
 * Adds an item, stores its e-mail, and updates the badge at once. The e-mail is not stored if the visitor has changed or
 * removed it since the call began. Repeating the same `key` adds nothing. Throws the errors of `postItem`.
 */
export async function addToCart(item: NewCartItem, key: string): Promise<void> {
  syncWithOtherTabs();
  const changesBefore = emailChanges;
  const stored = await postItem(item, key);
  syncWithOtherTabs();
  if (emailChanges === changesBefore) writeEmail(item.email);
  showAdded(item.email, stored);
  // The other items may not be loaded: never fetched, or the fetch failed.
  readVisitor();
}

/**
 * Adds an item to the current cart without refetching the list or storing an e-mail. Resolves to false if the visitor
 * has switched carts, before the call (then nothing is sent) or during it. Throws the errors of `postItem`.
 */
export async function addToCurrentCart(item: NewCartItem, key: string): Promise<boolean> {
  syncWithOtherTabs();
  if (state.email !== item.email) return false;
  const stored = await postItem(item, key);
  syncWithOtherTabs();
  showAdded(item.email, stored);
  return state.email === item.email;
}

/** Updates an item. Throws the errors of `patchItem`. */
export async function updateCartItem(id: string, change: CartItemChange): Promise<void> {
  const stored = await patchItem(id, change);
  if (stored) applyChange((items) => items.map((item) => (item.id === id ? stored : item)));
  void refreshCart();
}

/**
 * Removes an item and refetches the list. Throws the errors of `deleteItem`. Treats 404 as success if an earlier DELETE of
 * this item got no response; any other 404 throws and refetches the list, because another tab removed the item.
 */
export async function removeFromCart(id: string): Promise<void> {
  try {
    await deleteItem(id);
  } catch (error) {
    if (!(error instanceof ApiError)) unconfirmedDeletes.add(id);
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone && !unconfirmedDeletes.has(id)) void refreshCart();
    if (!isGone || !unconfirmedDeletes.has(id)) throw error;
  }
  unconfirmedDeletes.delete(id);
  applyChange((items) => items.filter((item) => item.id !== id));
  void refreshCart();
}

function refreshInBackground(): void {
  if (backgroundPauses === 0) void refreshCart();
}

/** Reads the e-mail again if another tab has changed it. The storage event may arrive later than a response. */
function syncWithOtherTabs(): void {
  if (!state.isReady || readEmail() === state.email) return;
  emailChanges += 1;
  readVisitor();
}

function showAdded(email: string, stored: CartItem | undefined): void {
  if (state.email !== email || state.isLoading || !stored) return;
  applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
}

function readVisitor(): void {
  const email = readEmail();
  const sameCart = state.isReady && email === state.email;
  setState({
    isReady: true,
    email,
    items: sameCart ? state.items : [],
    isLoading: sameCart ? state.isLoading : email !== undefined,
  });
  void refreshCart();
}

/** Whether to retry: network errors, 5xx and 429. */
function isRetryable(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 429;
}

function applyChange(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  supersedePending();
  setState({ items: change(state.items), isLoading: false });
}

/** Aborts the pending fetch and retry, and returns the number of the new request. */
function supersedePending(): number {
  clearTimeout(retryTimer);
  pendingFetch.abort();
  pendingFetch = new AbortController();
  return ++latestRequest;
}

function setState(change: Partial<CartState>): void {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
}
