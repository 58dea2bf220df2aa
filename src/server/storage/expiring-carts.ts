import { answered } from './answered.ts';
import type { Database } from './tables.ts';

/** What is kept but no longer wanted, to be removed a few rows at a time. */
export interface ExpiringCarts {
  /**
   * Removes up to `limit` lines of carts in which nothing was added or changed since `before` (milliseconds since 1970);
   * returns how many went.
   */
  removeUntouched(before: number, limit: number): Promise<number>;
  /** Removes up to `limit` markers of lines that were removed before a time; returns how many went. */
  removeMarkers(before: number, limit: number): Promise<number>;
}

/** Forgets carts in SQLite or PostgreSQL, by the same statements. */
export function createExpiringCarts(db: Database): ExpiringCarts {
  return {
    removeMarkers: (before, limit) =>
      answered(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('cart_items')
          .where('sequence', 'in', (rows) =>
            rows.selectFrom('cart_items').select('sequence').where('removed_at', '<', before).limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    removeUntouched: (before, limit) =>
      answered(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('cart_items')
          .where('sequence', 'in', (rows) =>
            rows
              .selectFrom('cart_items as old')
              .select('old.sequence')
              .where('old.touched_at', '<', before)
              .where((row) =>
                row.not(
                  row.exists(
                    row
                      .selectFrom('cart_items as newer')
                      .select('newer.id')
                      .whereRef('newer.email', '=', 'old.email')
                      .where('newer.removed_at', 'is', null)
                      .where('newer.touched_at', '>=', before),
                  ),
                ),
              )
              .orderBy('old.touched_at')
              .limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),
  };
}
