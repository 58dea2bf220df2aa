import type { Db } from '#server/storage/tables.ts';

export type QueryRunner = <Value>(query: () => Promise<Value>) => Promise<Value>;

export interface RetentionCursor {
  readonly touchedAt: number;
  readonly sequence: number;
}

interface RetentionBatch {
  readonly deletedCount: number;
  readonly nextCursor: RetentionCursor | undefined;
}

/** What the retention job remembers. Times are in milliseconds since 1970, and wrong if the clock was. */
export interface RetentionState {
  readonly clockSteadySince: number;
  readonly lastRunAt: number;
  /**
   * When a run stopped because it had deleted the share of rows that one run may delete; undefined after a complete
   * run.
   */
  readonly pausedAt: number | undefined;
}

export interface RowCount {
  readonly count: number;
  readonly nextCursor: number | undefined;
}

export interface RetentionStore {
  readonly readState: () => Promise<RetentionState | undefined>;
  readonly saveState: (state: RetentionState) => Promise<void>;
  readonly countRows: (limit: number, after: number) => Promise<RowCount>;
  /**
   * Reads the next `limit` items that were not touched since `before`, and deletes those whose whole cart was not
   * touched since. The cursor passes the items that stay, so that no batch reads them again.
   */
  readonly deleteItemsOfStaleCarts: (before: number, limit: number, after?: RetentionCursor) => Promise<RetentionBatch>;
  readonly deleteTombstones: (before: number, limit: number) => Promise<number>;
}

const firstCursor: RetentionCursor = { touchedAt: 0, sequence: 0 };

export function createRetentionStore(db: Db, runQuery: QueryRunner): RetentionStore {
  const findUntouchedItems = (before: number, limit: number, { touchedAt, sequence }: RetentionCursor) =>
    db
      .selectFrom('cart_items')
      .select(['sequence', 'touched_at'])
      .where('touched_at', '<', before)
      .where('removed_at', 'is', null)
      .where((eb) => eb(eb.refTuple('touched_at', 'sequence'), '>', eb.tuple(touchedAt, sequence)))
      .orderBy('touched_at')
      .orderBy('sequence')
      .limit(limit)
      .execute();

  return {
    readState: () =>
      runQuery(async () => {
        const row = await db.selectFrom('retention_state').selectAll().executeTakeFirst();
        if (!row) return undefined;
        return {
          clockSteadySince: row.agreed_since,
          lastRunAt: row.last_run_at,
          pausedAt: row.limited_at ?? undefined,
        };
      }),

    saveState: ({ clockSteadySince, lastRunAt, pausedAt }) =>
      runQuery(async () => {
        const values = { agreed_since: clockSteadySince, last_run_at: lastRunAt, limited_at: pausedAt ?? null };
        await db
          .insertInto('retention_state')
          .values({ id: 1, ...values })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
      }),

    countRows: (limit, after) =>
      runQuery(async () => {
        const rows = db
          .selectFrom('cart_items')
          .select('sequence')
          .where('sequence', '>', after)
          .orderBy('sequence')
          .limit(limit)
          .as('counted');
        const { count, last } = await db
          .selectFrom(rows)
          .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('sequence').as('last')])
          .executeTakeFirstOrThrow();
        return { count, nextCursor: count === limit ? last : undefined };
      }),

    deleteTombstones: (before, limit) =>
      runQuery(async () => {
        const { numDeletedRows } = await db
          .deleteFrom('cart_items')
          .where('sequence', 'in', (eb) =>
            eb.selectFrom('cart_items').select('sequence').where('removed_at', '<', before).limit(limit),
          )
          .executeTakeFirstOrThrow();
        return Number(numDeletedRows);
      }),

    deleteItemsOfStaleCarts: (before, limit, after = firstCursor) =>
      runQuery(async () => {
        const untouchedItems = await findUntouchedItems(before, limit, after);
        const last = untouchedItems.at(-1);
        if (!last) return { deletedCount: 0, nextCursor: undefined };
        const { numDeletedRows } = await createStaleDeletion(
          db,
          untouchedItems.map(({ sequence }) => sequence),
          before,
        ).executeTakeFirstOrThrow();
        const nextCursor = { touchedAt: last.touched_at, sequence: last.sequence };
        return {
          deletedCount: Number(numDeletedRows),
          nextCursor: untouchedItems.length < limit ? undefined : nextCursor,
        };
      }),
  };
}

/**
 * Deletes those of the rows whose cart was not touched since `before`. Tests the age again, because rows may have been
 * touched since they were selected. Exported for a test of its indexes.
 */
export function createStaleDeletion(db: Db, sequences: readonly number[], before: number) {
  return db
    .deleteFrom('cart_items')
    .where('sequence', 'in', sequences)
    .where('touched_at', '<', before)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('cart_items as newer')
            .select('newer.sequence')
            .whereRef('newer.email', '=', 'cart_items.email')
            .where('newer.removed_at', 'is', null)
            .where('newer.touched_at', '>=', before),
        ),
      ),
    );
}
