import type { Unit } from '#domain/cart-item.ts';
import type { Generated, Kysely } from 'kysely';

export type Engine = 'sqlite' | 'postgres';

/** One line of a cart as it is kept. Times are milliseconds since 1970. */
export interface CartItemRow {
  /** Grows with every insert: the order of a cart, where two lines may share one millisecond. */
  readonly sequence: Generated<number>;
  readonly id: string;
  readonly email: string;
  readonly category: string;
  readonly type: string;
  readonly quantity: number;
  readonly pack_weight: string;
  readonly unit: Unit;
  /** Unique within one e-mail. */
  readonly idempotency_key: string | null;
  /** Tells whether a repeated key comes with the same contents; null without a key and in rows of older versions. */
  readonly content_check: string | null;
  readonly created_at: number;
  readonly touched_at: number;
  /** Set when the line was removed: what is left is a tombstone, see `cart-repository.ts`. */
  readonly removed_at: number | null;
}

export interface MigrationRow {
  readonly version: number;
  readonly applied_at: number;
}

export interface Tables {
  readonly cart_items: CartItemRow;
  readonly schema_versions: MigrationRow;
}

export type Database = Kysely<Tables>;
