import type { Pool } from 'pg';
import type { SqlCartRepository } from './carts/sql-cart-repository.ts';

export interface CartDatabase {
  readonly carts: SqlCartRepository;
  readonly queueLength: () => number;
  readonly findFault?: () => string | undefined;
  /**
   * Empties the write-ahead log, which holds what was erased from SQLite's file; false while another program reads it.
   */
  readonly truncateWal?: () => Promise<boolean>;
  readonly description: string;
  /**
   * Connections to the database that all instances share, to count requests together; undefined with SQLite, which has
   * one instance.
   */
  readonly pool?: Pool;
  readonly close: () => Promise<void>;
}
