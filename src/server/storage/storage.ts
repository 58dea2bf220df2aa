import type { Pool } from 'pg';
import type { CartRepository } from '#domain/cart-repository.ts';
import type { RetentionStore } from './retention-store.ts';

export interface Storage {
  readonly carts: CartRepository & RetentionStore;
  /** Empties SQLite's log, which holds what was erased; false while another program reads it. */
  truncateLog(): Promise<boolean>;
  /** Has no password. */
  readonly description: string;
  /** PostgreSQL that the instances share, for rate limits; SQLite has one instance. */
  readonly shared?: Pool;
}
