import type { CartRepository } from '#domain/cart/cart-repository.ts';
import type { SharedDatabase } from '#server/shared-database.ts';
import type { RetentionStore } from './retention-store.ts';

export interface Storage {
  readonly carts: CartRepository & RetentionStore;
  /** What only a restart mends, in one line: an SQLite file that was deleted or replaced. Undefined if all is well. */
  fault(): string | undefined;
  queueLength(): number;
  truncateWal(): Promise<boolean>;
  /** Has no password. */
  readonly description: string;
  /** Undefined with SQLite, which has one instance. */
  readonly sharedDatabase?: SharedDatabase;
}
