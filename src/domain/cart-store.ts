import type { CartItem, CartItemChange, NewCartItem } from './cart-item.ts';

/** Stores carts. Every method throws `StorageUnavailable` when the database does not respond. */
export interface CartStore {
  /**
   * Stores an item and returns it with its new random id. A repeated `idempotencyKey` returns the item of the first
   * call and stores nothing.
   */
  add(item: NewCartItem, idempotencyKey?: string): Promise<CartItem>;
  /** The items of one cart, oldest first; `email` in its normalized form. */
  list(email: string): Promise<CartItem[]>;
  /** Updates an item and returns it; undefined if there is no item with this id. */
  change(id: string, change: CartItemChange): Promise<CartItem | undefined>;
  /** Removes an item; false if there is no item with this id. */
  remove(id: string): Promise<boolean>;
  /** Resolves when the database responds. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The database can't be reached or can't write at the moment; a retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}
