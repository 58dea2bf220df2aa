import type { Pool } from 'pg';
import type { SqlCartRepository } from './carts/sql-cart-repository.ts';

export interface CartDatabase {
  readonly cartRepository: SqlCartRepository;
  readonly getQueueLength: () => number;
  /**
   * Returns a fault that only a restart mends, in one line, such as a deleted file of SQLite; undefined if there is
   * none.
   */
  readonly findFault?: () => string | undefined;
  /**
   * Truncates SQLite's write-ahead log, in which erased data would remain. Resolves to false while another process
   * reads it.
   */
  readonly truncateWal?: () => Promise<boolean>;
  readonly description: string;
  /**
   * Connections to the database that all instances share, for counting the requests of a client at all instances
   * together; undefined with SQLite, which has one instance.
   */
  readonly pool?: Pool;
  readonly close: () => Promise<void>;
}
