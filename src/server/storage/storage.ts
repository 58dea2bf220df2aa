import type { CartStore } from '#domain/cart-store.ts';
import type { RateCounts } from '#server/rate-limit.ts';
import type { ExpiringCarts } from './expiring-carts.ts';

/** An opened storage, whichever engine it is. */
export interface Storage {
  readonly carts: CartStore & ExpiringCarts;
  /** For people: the engine and where it is, never a password. */
  readonly description: string;
  /** Where all instances count calls together; undefined when there is only one instance. */
  readonly rateCounts?: RateCounts;
}
