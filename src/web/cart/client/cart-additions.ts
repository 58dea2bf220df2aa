import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import { writeEmail } from '#web/storage/visitor.ts';
import { postItem } from './cart-api.ts';
import { applyChange } from './cart-fetching.ts';
import { getCart } from './cart-store.ts';
import { getEmailChanges, readVisitor, syncWithOtherTabs } from './cart-sync.ts';

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

/** Shows an item that the server has stored, if the cart is the current one and its other items are shown. */
export function showAdded(email: string, stored: CartItem | undefined): void {
  const state = getCart();
  if (state.email !== email || state.isLoading || !stored) return;
  applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
}
