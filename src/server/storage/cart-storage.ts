import type { Pool } from 'pg';
import type { StoredCarts } from './carts/stored-carts.ts';

/** An open database. `carts` is the `CartRepository` of the API and the `RetentionStore` of the retention job. */
export interface CartStorage {
  readonly carts: StoredCarts;
  readonly queueLength: () => number;
  /** Returns what only a restart mends, in one line, such as a deleted file of SQLite; undefined if all is well. */
  readonly findFault?: () => string | undefined;
  /**
   * Empties the write-ahead log, which holds what was erased from SQLite's file; false while another program reads it.
   */
  readonly truncateWal?: () => Promise<boolean>;
  readonly description: string;
  /** The database that instances share, to count requests together; undefined with SQLite, which has one instance. */
  readonly sharedDatabase?: Pool;
}
