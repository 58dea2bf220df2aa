import { answered } from './retry-while-busy.ts';
import type { Database } from './tables.ts';

/** The last row that a batch looked at; the next batch goes on after it. */
export interface RetentionCursor {
  readonly touchedAt: number;
  readonly sequence: number;
}

export interface RetentionBatch {
  readonly deleted: number;
  /** Undefined after the last batch. */
  readonly next: RetentionCursor | undefined;
}

/** Deletes what is no longer wanted, a batch at a time. Times are milliseconds since 1970. */
export interface ExpiringCarts {
  /**
   * Looks at the next `limit` items that were not touched since `before`, and deletes those in whose cart nothing was added
   * or changed since. Items of carts in use are passed over, so the whole is linear in the number of old items.
   */
  deleteStaleItems(before: number, limit: number, after?: RetentionCursor): Promise<RetentionBatch>;
  /** Deletes up to `limit` tombstones of items that were removed before a time; returns how many. */
  deleteTombstones(before: number, limit: number): Promise<number>;
}

/** The retention of carts in SQLite or PostgreSQL, by the same statements. */
export function createExpiringCarts(db: Database): ExpiringCarts {
  const findOldItems = (before: number, limit: number, after: RetentionCursor | undefined) =>
    db
      .selectFrom('cart_items')
      .select(['sequence', 'touched_at'])
      .where('touched_at', '<', before)
      .where('removed_at', 'is', null)
      .$if(after !== undefined, (query) =>
        query.where((row) =>
          row(row.refTuple('touched_at', 'sequence'), '>', row.tuple(after?.touchedAt ?? 0, after?.sequence ?? 0)),
        ),
      )
      .orderBy('touched_at')
      .orderBy('sequence')
      .limit(limit)
      .execute();

  return {
    deleteTombstones: (before, limit) =>
      answered(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('cart_items')
          .where('sequence', 'in', (rows) =>
            rows.selectFrom('cart_items').select('sequence').where('removed_at', '<', before).limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    deleteStaleItems: (before, limit, after) =>
      answered(async () => {
        const old = await findOldItems(before, limit, after);
        const last = old.at(-1);
        if (!last) return { deleted: 0, next: undefined };
        const { numDeletedRows } = await deleteIfStale(
          db,
          old.map(({ sequence }) => sequence),
          before,
        ).executeTakeFirstOrThrow();
        const next = { touchedAt: last.touched_at, sequence: last.sequence };
        return { deleted: Number(numDeletedRows), next: old.length < limit ? undefined : next };
      }),
  };
}

/** Checks the items themselves again: one may have been touched since it was found, also while this statement runs. */
export function deleteIfStale(db: Database, sequences: readonly number[], before: number) {
  return db
    .deleteFrom('cart_items')
    .where('sequence', 'in', sequences)
    .where('touched_at', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('cart_items as newer')
            .select('newer.sequence')
            .whereRef('newer.email', '=', 'cart_items.email')
            .where('newer.removed_at', 'is', null)
            .where('newer.touched_at', '>=', before),
        ),
      ),
    );
}
