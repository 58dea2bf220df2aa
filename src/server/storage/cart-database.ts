import type { Pool } from 'pg';
import type { SqlCartRepository } from './carts/sql-cart-repository.ts';

export interface CartDatabase {
  readonly cartRepository: SqlCartRepository;
  readonly getQueueLength: () => number;
  readonly findFault?: () => string | undefined;
  /**
   * Truncates SQLite's write-ahead log, in which erased data would remain. Resolves to false while another process
   * reads it.
   */
  readonly truncateWal?: () => Promise<boolean>;
  readonly description: string;
  readonly pool?: Pool;
  readonly close: () => Promise<void>;
}
