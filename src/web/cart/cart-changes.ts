import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart-item.ts';
import { ApiError } from './api-error.ts';
import { deleteItem, fetchCart, patchItem, postItem, putItem } from './cart-api.ts';
import { applyChange, refreshCart } from './cart-fetching.ts';
import { getCart } from './cart-store.ts';
import { getEmailChanges, readVisitor, syncWithOtherTabs } from './cart-sync.ts';
import { insertAfter } from './insert-after.ts';
import { writeEmail } from './visitor.ts';

/** Ids of DELETE requests without a response: the server may have removed the item. */
const unconfirmedDeletes = new Set<string>();

/**
 * Adds an item and stores its e-mail, unless the visitor has changed or removed it meanwhile. Repeating the same `key` adds
 * nothing. Returns the stored item, undefined if the response has none. Throws the errors of `postItem`.
 */
export async function addToCart(item: NewCartItem, key: string): Promise<CartItem | undefined> {
  syncWithOtherTabs();
  const changesBefore = getEmailChanges();
  const stored = await postItem(item, key);
  syncWithOtherTabs();
  if (getEmailChanges() === changesBefore) writeEmail(item.email);
  showAdded(item.email, stored);
  // The other items may not be loaded: never fetched, or the fetch failed.
  readVisitor();
  return stored;
}

/**
 * Adds an item to the current cart without refetching the list or storing an e-mail. Resolves to false if the visitor
 * has switched carts, before the call (then nothing is sent) or during it. Throws the errors of `postItem`.
 */
export async function addToCurrentCart(item: NewCartItem, key: string): Promise<boolean> {
  syncWithOtherTabs();
  if (getCart().email !== item.email) return false;
  const stored = await postItem(item, key);
  syncWithOtherTabs();
  showAdded(item.email, stored);
  return getCart().email === item.email;
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

/**
 * Restores a removed item after those of `before`. If the server can't, adds it again with `key`, as the last item.
 * Returns its id then; undefined if the visitor has switched carts. Throws the errors of `putItem` and `postItem`.
 */
export async function restoreToCart(
  item: CartItem,
  before: ReadonlySet<string>,
  key: string,
): Promise<string | undefined> {
  const id = await restoreItem(item, before, key);
  if (id !== undefined) void refreshCart();
  return id;
}

/** Does what `restoreToCart` does, without fetching the list. */
export async function restoreItem(
  item: CartItem,
  before: ReadonlySet<string>,
  key: string,
): Promise<string | undefined> {
  syncWithOtherTabs();
  if (getCart().email !== item.email) return undefined;
  const stored = (await putOrPost(item, key)) ?? item;
  syncWithOtherTabs();
  if (getCart().email !== item.email) return undefined;
  if (stored.id !== item.id) showAdded(item.email, stored);
  else
    applyChange((items) =>
      insertAfter(
        items.filter(({ id }) => id !== stored.id),
        stored,
        before,
      ),
    );
  return stored.id;
}

async function putOrPost(item: CartItem, key: string): Promise<CartItem | undefined> {
  try {
    return await putItem(item);
  } catch (error) {
    if (!(error instanceof ApiError) || (error.status !== 404 && error.status !== 405)) throw error;
  }
  // During an upgrade, another server may have restored it by an earlier request whose response was lost.
  const present = await fetchCart(item.email, new AbortController().signal);
  const { id: itemId, ...fields } = item;
  return present.find(({ id }) => id === itemId) ?? postItem(fields, key);
}

function showAdded(email: string, stored: CartItem | undefined): void {
  const state = getCart();
  if (state.email !== email || state.isLoading || !stored) return;
  applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
}
