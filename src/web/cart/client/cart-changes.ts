import type { CartItem, CartItemChange } from '#domain/cart-item.ts';
import { ApiError } from './api-error.ts';
import { showAdded } from './cart-additions.ts';
import { deleteItem, fetchCart, patchItem, postItem, putItem } from './cart-api.ts';
import { applyChange, refreshCart } from './cart-fetching.ts';
import { getCart } from './cart-store.ts';
import { syncWithOtherTabs } from './cart-sync.ts';
import { insertAfter } from './insert-after.ts';

/** Ids of DELETE requests without a response: the server may have removed the item. */
const unconfirmedDeletes = new Set<string>();

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
