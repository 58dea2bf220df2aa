import type { Pool } from 'pg';
import type { CartRepository } from '#domain/cart-repository.ts';
import type { RetentionStore } from './retention-store.ts';

/** An open storage of either engine. */
export interface Storage {
  readonly carts: CartRepository & RetentionStore;
  /** What only a restart mends, in one line: an SQLite file that was deleted or replaced. Undefined if all is well. */
  fault(): string | undefined;
  /** Queries that wait for the disk or for a connection. */
  queueLength(): number;
  /** Empties SQLite's write-ahead log, which holds what was erased; false if another program still reads from it. */
  truncateLog(): Promise<boolean>;
  /** Engine and location for the log, without a password. */
  readonly description: string;
  /** The database that the instances share, for rate limits; undefined with SQLite, which has one instance. */
  readonly shared?: Pool;
}
