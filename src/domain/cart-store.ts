import type { CartItem, CartItemChange, NewCartItem } from './cart-item.ts';

/** Where carts are kept. Every method throws `StorageUnavailable` when the storage does not answer. */
export interface CartStore {
  /**
   * Stores an item and returns it with its new random id. A repeated `idempotencyKey` returns what the first call
   * stored and stores nothing.
   */
  add(item: NewCartItem, idempotencyKey?: string): Promise<CartItem>;
  /** The items of one cart, oldest first; `email` in its normalized form. */
  list(email: string): Promise<CartItem[]>;
  /** Changes an item and returns it as it now stands; undefined when there is none with this id. */
  change(id: string, change: CartItemChange): Promise<CartItem | undefined>;
  /** Removes an item; false when there is none with this id. */
  remove(id: string): Promise<boolean>;
  /** Resolves when the storage answers. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The storage can't be reached or can't write just now; the same call may succeed later. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
