import type { Generated, Kysely, Selectable } from 'kysely';
import type { Unit } from '#domain/cart/cart-item.ts';

export type Engine = 'sqlite' | 'postgres';

/** Times are milliseconds since 1970. */
export interface CartItemTable {
  /** Grows with every insert and orders a cart, since two items may share a millisecond. */
  readonly sequence: Generated<number>;
  readonly id: string;
  readonly email: string;
  readonly category: string;
  readonly type: string;
  readonly quantity: number;
  readonly pack_weight: string;
  readonly unit: Unit;
  readonly note: string;
  readonly idempotency_key: string | null;
  /** Detects a reused key; null without a key and in rows of older versions. */
  readonly content_check: string | null;
  readonly note_check: string | null;
  readonly created_at: number;
  readonly touched_at: number;
  readonly removed_at: number | null;
}

export type UnnumberedRow = Omit<Selectable<CartItemTable>, 'sequence'>;

interface SchemaVersionTable {
  readonly version: number;
  readonly applied_at: number;
}

interface RetentionStateTable {
  readonly id: number;
  /**
   * Released columns keep their names: `agreed_since` holds `clockSteadySince` of `RetentionState`, `limited_at` holds
   * `pausedAt`.
   */
  readonly agreed_since: number;
  readonly last_run_at: number;
  readonly limited_at: number | null;
}

interface ProbeTable {
  readonly id: number;
  readonly probed_at: number;
}

export interface Tables {
  readonly cart_items: CartItemTable;
  readonly probes: ProbeTable;
  readonly retention_state: RetentionStateTable;
  readonly schema_versions: SchemaVersionTable;
}

export type Db = Kysely<Tables>;
