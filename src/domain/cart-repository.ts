import type { CartItem, CartItemChange, NewCartItem } from './cart-item.ts';

/** Most items that a cart takes and that a list returns: it bounds the work and the memory of one call. */
export const maxCartItems = 200;

/** Where carts are kept. Every method throws `StorageUnavailable` when the storage does not answer. */
export interface CartStore {
  /**
   * Stores an item and returns it with its new random id. A repeated `idempotencyKey` returns what the first call
   * stored and stores nothing. Throws `CartConflict`.
   */
  add(item: NewCartItem, idempotencyKey?: string): Promise<CartItem>;
  /** The oldest `maxCartItems` items of one cart, oldest first; `email` in its normalized form. */
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

/** Why an add was refused: the cart has `maxCartItems` items, or the key was used for other contents. */
export type CartConflictReason = 'cart-full' | 'key-reused';

/** The item can't be added as the cart now stands; nothing was stored. */
export class CartConflict extends Error {
  override readonly name = 'CartConflict';
  readonly reason: CartConflictReason;

  constructor(reason: CartConflictReason) {
    super(reason);
    this.reason = reason;
  }
}
