import { failureMessages } from '#text/messages.ts';
import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart-item.ts';
import { normalizeEmail } from '#domain/email.ts';
import { deleteItem, fetchCart, patchItem, postItem, Refused } from './cart-api.ts';
import { keepSame } from './keep-same.ts';
import { forgetVisitor, readEmail, writeEmail } from './visitor.ts';

/** What every part of the site knows of the visitor's quote request: badge, cart page, order page. */
export interface Quote {
  /** False until the browser's storage was read, and always while a page is rendered beforehand. */
  readonly known: boolean;
  /** The stored e-mail; undefined when there is none. */
  readonly email: string | undefined;
  /** The items, oldest first; none while they are unknown or could not be fetched. */
  readonly items: readonly CartItem[];
  /** True until the first answer for this e-mail, good or bad. */
  readonly loading: boolean;
}

export const emptyQuote: Quote = { known: false, email: undefined, items: [], loading: false };

/** Waits between tries after a failed fetch, in milliseconds: doubled each time up to the last. */
const retryDelay = { first: 2_000, last: 60_000 };

let quote = emptyQuote;
const listeners = new Set<() => void>();
/** Number of the newest fetch or change; the answer to an older one is stale and thrown away. */
let newest = 0;
let pending = new AbortController();
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let nextDelay = retryDelay.first;
/** Counts how often the visitor has changed or removed the e-mail, in this tab or another. */
let emailChanges = 0;
/** How many callers add many items just now; meanwhile nothing is fetched in the background. */
let backgroundPauses = 0;
/** Ids whose removal was asked for and not answered: it may have happened. */
const unanswered = new Set<string>();

export function currentQuote(): Quote {
  return quote;
}

export function subscribeToQuote(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what the browser has stored, and follows other tabs, the network and the back button from then on. */
export function startQuote(): void {
  readVisitor();
  window.addEventListener('storage', followOtherTabs);
  window.addEventListener('online', refreshInBackground);
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) readVisitor();
  });
  // Another tab, or another device, may have changed the cart while this one was not looked at.
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

/** Forgets the visitor in this browser. The cart stays on the server. */
export function forgetQuote(): void {
  emailChanges += 1;
  forgetVisitor();
  readVisitor();
}

/** Fetches the cart again. A failure is logged and empties the list, and is retried quietly. */
export async function refreshQuote(): Promise<void> {
  try {
    await reloadQuote();
  } catch (error) {
    console.error(failureMessages.countFailed, error);
    publish({ items: [], loading: false });
    if (!mayPass(error)) return;
    const retryAfter = error instanceof Refused ? error.retryAfterSeconds : undefined;
    retryTimer = setTimeout(() => void refreshQuote(), retryAfter === undefined ? nextDelay : retryAfter * 1000);
    nextDelay = Math.min(nextDelay * 2, retryDelay.last);
  }
}

/** Fetches the cart once. Throws what `fetchCart` throws and leaves the list as it is, unless a newer call is under way. */
export async function reloadQuote(): Promise<void> {
  const { email } = quote;
  const turn = startTurn();
  if (email === undefined) return;
  try {
    const items = await fetchCart(email, pending.signal);
    if (turn !== newest) return;
    nextDelay = retryDelay.first;
    publish({ items: keepSame(quote.items, items), loading: false });
  } catch (error) {
    if (turn === newest) throw error;
  }
}

/** Runs work that makes many calls; meanwhile focus and network events fetch nothing. */
export async function withoutBackgroundFetches<Value>(work: () => Promise<Value>): Promise<Value> {
  backgroundPauses += 1;
  try {
    return await work();
  } finally {
    backgroundPauses -= 1;
  }
}

/**
 * Adds an item, stores its e-mail and shows it in the badge at once. The e-mail is not stored when the visitor has changed
 * or removed it since the call began. Sent again, the same `key` adds nothing. Throws what `postItem` throws.
 */
export async function addToQuote(item: NewCartItem, key: string): Promise<void> {
  followOtherTabs();
  const changesBefore = emailChanges;
  const stored = await postItem(item, key);
  followOtherTabs();
  if (emailChanges === changesBefore) writeEmail(item.email);
  showAdded(item.email, stored);
  // The items that were there before may not be known: never fetched, or fetched in vain.
  readVisitor();
}

/**
 * Adds an item to the cart that is shown, without fetching the list again and without storing an e-mail. Resolves to false
 * when the visitor has gone to another cart, before the call (then nothing is sent) or during it. Throws what `postItem`
 * throws.
 */
export async function addToCurrentCart(item: NewCartItem, key: string): Promise<boolean> {
  followOtherTabs();
  if (quote.email !== item.email) return false;
  const stored = await postItem(item, key);
  followOtherTabs();
  showAdded(item.email, stored);
  return quote.email === item.email;
}

/** Changes an item. Throws what `patchItem` throws. */
export async function changeInQuote(id: string, change: CartItemChange): Promise<void> {
  const stored = await patchItem(id, change);
  if (stored) applyChange((items) => items.map((item) => (item.id === id ? stored : item)));
  void refreshQuote();
}

/**
 * Removes an item and loads the list again (spec section 4). Throws what `deleteItem` throws; when the server no longer
 * has the item, because another tab removed it, the list is loaded again as well. An item that an earlier try without an
 * answer has removed is removed.
 */
export async function removeFromQuote(id: string): Promise<void> {
  try {
    await deleteItem(id);
  } catch (error) {
    if (!(error instanceof Refused)) unanswered.add(id);
    const isGone = error instanceof Refused && error.status === 404;
    if (isGone && !unanswered.has(id)) void refreshQuote();
    if (!isGone || !unanswered.has(id)) throw error;
  }
  unanswered.delete(id);
  applyChange((items) => items.filter((item) => item.id !== id));
  void refreshQuote();
}

function refreshInBackground(): void {
  if (backgroundPauses === 0) void refreshQuote();
}

/** Reads the e-mail again where another tab has changed it; its event may arrive later than an answer of the server. */
function followOtherTabs(): void {
  if (!quote.known || readEmail() === quote.email) return;
  emailChanges += 1;
  readVisitor();
}

function showAdded(email: string, stored: CartItem | undefined): void {
  if (quote.email !== email || quote.loading || !stored) return;
  applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
}

function readVisitor(): void {
  const email = readEmail();
  const sameCart = quote.known && email === quote.email;
  publish({
    known: true,
    email,
    items: sameCart ? quote.items : [],
    loading: sameCart ? quote.loading : email !== undefined,
  });
  void refreshQuote();
}

/** Whether the same call may succeed later: not when the server has refused it for what it says. */
function mayPass(error: unknown): boolean {
  return !(error instanceof Refused) || error.status >= 500 || error.status === 429;
}

function applyChange(change: (items: readonly CartItem[]) => readonly CartItem[]): void {
  startTurn();
  publish({ items: change(quote.items), loading: false });
}

/** Makes every answer that is still on its way stale. */
function startTurn(): number {
  clearTimeout(retryTimer);
  pending.abort();
  pending = new AbortController();
  return ++newest;
}

function publish(change: Partial<Quote>): void {
  quote = { ...quote, ...change };
  for (const listener of listeners) listener();
}
