import type { CartItem, CartItemChange, NewCartItem } from './cart-item.ts';

/** Most items in a cart, and in a list. Bounds the work and memory of one request. */
export const maxCartItems = 200;

/** Stores the carts. Every method throws `StorageUnavailable` during an outage of the storage. */
export interface CartRepository {
  /**
   * Stores an item and returns it with its new random id. A repeated `idempotencyKey` returns what the first call
   * stored and stores nothing. Throws `CartConflict`.
   */
  add(item: NewCartItem, idempotencyKey?: string): Promise<CartItem>;
  /** Returns the oldest `maxCartItems` items of one cart, oldest first; `email` must be normalized. */
  list(email: string): Promise<CartItem[]>;
  /** Updates an item and returns its new state; undefined if the id is unknown. */
  update(id: string, change: CartItemChange): Promise<CartItem | undefined>;
  /** Removes an item; false if the id is unknown. */
  remove(id: string): Promise<boolean>;
  /**
   * Puts a removed item of this cart back in its old position, with these contents. Returns an item that is in the cart as
   * it is. Undefined if the id is unknown, of another e-mail, or was removed too long ago. Throws `CartConflict`.
   */
  restore(id: string, item: NewCartItem): Promise<CartItem | undefined>;
  /** Resolves if carts can be read and something can be stored. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** The storage can't be reached or written at the moment; a retry may succeed. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Why an add or a restore was rejected: the cart has `maxCartItems` items, or the key was used with other contents. */
export type CartConflictReason = 'cart-full' | 'key-reused';

/** The item conflicts with the cart's current state; nothing was stored. */
export class CartConflict extends Error {
  override readonly name = 'CartConflict';
  readonly reason: CartConflictReason;

  constructor(reason: CartConflictReason) {
    super(reason);
    this.reason = reason;
  }
}
