import type { CartStore } from '#domain/cart-repository.ts';
import type { Pool } from 'pg';
import type { ExpiringCarts } from './retention-store.ts';

/** An opened storage, whichever engine it is. */
export interface Storage {
  readonly carts: CartStore & ExpiringCarts;
  /** For people: the engine and where it is, never a password. */
  readonly description: string;
  /** The database that several instances may share, for what they count together; undefined when there is only one. */
  readonly shared?: Pool;
}
