import { sql } from 'kysely';
import { maxCartItems, type NewCartItem } from '#domain/cart/cart-item.ts';
import { CartConflictError, StorageUnavailableError, type CartRepository } from '#domain/cart/cart-repository.ts';
import type { Db, Engine } from '#server/storage/tables.ts';
import { computeChecksums, toCartRow, toChangedColumns, toColumns, toItem } from './cart-row.ts';
import { checksumColumns, erasedValues, insertColumns, itemColumns } from './item-columns.ts';
import { createRetentionStore, type QueryRunner, type RetentionStore } from './retention-store.ts';
import { composeRoomCondition } from './room-condition.ts';
import { runOnStorage } from './run-on-storage.ts';

export interface SqlCartRepository extends CartRepository, RetentionStore {
  readonly getInsertedCount: () => number;
}

/**
 * Each write is one statement, hence atomic; with SQLite, the writer's thread runs it (`sqlite/open-connections.ts`).
 * An email with an idempotency key inserts one row at most. Removed items stay as tombstones for at least a day: late
 * retries add nothing, and restores work.
 */
export function createSqlCartRepository(db: Db, engine: Engine, isReady = () => true): SqlCartRepository {
  let insertedCount = 0;
  const runQuery: QueryRunner = (query) =>
    runOnStorage(() => {
      if (!isReady()) throw new StorageUnavailableError('the database has not answered yet');
      return query();
    });

  return {
    ...createRetentionStore(db, runQuery),

    getInsertedCount: () => insertedCount,

    add: (item, idempotencyKey) =>
      runQuery(async () => {
        // Between the refused insert and `findByKey`, the retention job may delete the tombstone that has this key:
        // then the second attempt inserts.
        for (let attempt = 0; attempt < 2; attempt++) {
          const stored = await insertIfAbsent(db, engine, item, idempotencyKey);
          if (stored) {
            insertedCount++;
            return stored;
          }
          // The cart is full, or this key was used before. A repeated request gets the row of the first one, even from
          // a full cart.
          if (idempotencyKey === undefined) break;
          const earlier = await findByKey(db, item, idempotencyKey);
          if (earlier) return earlier;
        }
        throw new CartConflictError('cart-full');
      }),

    list: (email) =>
      runQuery(async () => {
        const rows = await db
          .selectFrom('cart_items')
          .select(itemColumns)
          .where('email', '=', email)
          .where('removed_at', 'is', null)
          .orderBy('sequence')
          .limit(sql.lit(maxCartItems))
          .execute();
        return rows.map(toItem);
      }),

    update: (id, change) =>
      runQuery(async () => {
        const row = await db
          .updateTable('cart_items')
          .set({ ...toChangedColumns(change), touched_at: Date.now() })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .returning(itemColumns)
          .executeTakeFirst();
        return row && toItem(row);
      }),

    remove: (id) =>
      runQuery(async () => {
        const { numUpdatedRows } = await db
          .updateTable('cart_items')
          .set({ ...erasedValues, removed_at: Date.now() })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),

    restore: (id, item) =>
      runQuery(async () => {
        // A second attempt is needed if another request removes the item between `restoreRemoved` and
        // `findById`.
        for (let attempt = 0; attempt < 2; attempt++) {
          const restored = await restoreRemoved(db, engine, id, item);
          if (restored) return toItem(restored);
          const row = await findById(db, id, item.email);
          if (!row) return undefined;
          if (row.removed_at === null) return toItem(row);
        }
        throw new CartConflictError('cart-full');
      }),

    probe: () =>
      runQuery(async () => {
        await db
          .selectFrom('cart_items')
          .select([...insertColumns, 'removed_at'])
          .limit(1)
          .execute();
        const values = { probed_at: Date.now() };
        await db
          .insertInto('probes')
          .values({ id: 1, ...values })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
          .execute();
      }),
  };
}

async function insertIfAbsent(db: Db, engine: Engine, item: NewCartItem, idempotencyKey: string | undefined) {
  const row = toCartRow(item, idempotencyKey);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('cart_items')
    .columns(insertColumns)
    .expression(
      db
        .selectNoFrom((eb) => insertColumns.map((column) => eb.val(row[column]).as(column)))
        .where(composeRoomCondition(engine, item.email)),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? toItem(row) : undefined;
}

async function findByKey(db: Db, item: NewCartItem, idempotencyKey: string) {
  const row = await db
    .selectFrom('cart_items')
    .select([...itemColumns, 'removed_at', ...checksumColumns])
    .where('email', '=', item.email)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) return undefined;
  const expected = computeChecksums(row.id, item);
  if (checksumColumns.some((column) => row[column] !== null && row[column] !== expected[column])) {
    throw new CartConflictError('key-reused');
  }
  // A tombstone has no contents, so the response repeats those of the request: the checksums have just shown that they
  // are the same.
  return row.removed_at === null ? toItem(row) : { id: row.id, ...item };
}

/**
 * In PostgreSQL, `composeRoomCondition` locks the cart; it is evaluated again if another transaction has changed the
 * row meanwhile.
 */
function restoreRemoved(db: Db, engine: Engine, id: string, item: NewCartItem) {
  return db
    .updateTable('cart_items')
    .set({ ...toColumns(item), touched_at: Date.now(), removed_at: null })
    .where('id', '=', id)
    .where('email', '=', item.email)
    .where('removed_at', 'is not', null)
    .where(composeRoomCondition(engine, item.email))
    .returning(itemColumns)
    .executeTakeFirst();
}

function findById(db: Db, id: string, email: string) {
  return db
    .selectFrom('cart_items')
    .select([...itemColumns, 'removed_at'])
    .where('id', '=', id)
    .where('email', '=', email)
    .executeTakeFirst();
}
