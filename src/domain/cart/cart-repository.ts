import type { CartItem, CartItemChange, NewCartItem } from './cart-item.ts';

/** Every method throws `StorageUnavailableError` while the storage is unavailable. */
export interface CartRepository {
  /**
   * Stores an item and returns it with a new random id. A repeated `idempotencyKey` stores nothing and returns the item
   * that the first call stored, as it is now. Throws `CartConflictError`.
   */
  readonly add: (item: NewCartItem, idempotencyKey?: string) => Promise<CartItem>;
  /** The oldest `maxCartItems` items, oldest first; `email` must be normalized. */
  readonly list: (email: string) => Promise<CartItem[]>;
  readonly update: (id: string, change: CartItemChange) => Promise<CartItem | undefined>;
  readonly remove: (id: string) => Promise<boolean>;
  /**
   * Puts a removed item back in its place with these contents; an item in the cart is returned as it is. Undefined if
   * the id is unknown, of another email or removed too long ago. Throws `CartConflictError`.
   */
  readonly restore: (id: string, item: NewCartItem) => Promise<CartItem | undefined>;
  /** Reads an item and writes a row that is no item, to show that the storage can do both. */
  readonly probe: () => Promise<void>;
}

export class StorageUnavailableError extends Error {
  override readonly name = 'StorageUnavailableError';
}

type CartConflictReason = 'cart-full' | 'key-reused';

export class CartConflictError extends Error {
  override readonly name = 'CartConflictError';
  readonly reason: CartConflictReason;

  constructor(reason: CartConflictReason) {
    super(reason);
    this.reason = reason;
  }
}
