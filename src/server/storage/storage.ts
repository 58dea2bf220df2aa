import type { Pool } from 'pg';
import type { CartRepository } from '#domain/cart/cart-repository.ts';
import type { RetentionStore } from './retention-store.ts';

export interface Storage {
  readonly carts: CartRepository & RetentionStore;
  /** What only a restart mends, in one line: an SQLite file that was deleted or replaced. Undefined if all is well. */
  fault(): string | undefined;
  queueLength(): number;
  truncateLog(): Promise<boolean>;
  /** Has no password. */
  readonly description: string;
  /** PostgreSQL that the instances share, for rate limits; SQLite has one instance. */
  readonly sharedPool?: Pool;
}
