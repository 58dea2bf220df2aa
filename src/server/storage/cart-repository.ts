import { sql } from 'kysely';
import type { NewCartItem } from '#domain/cart-item.ts';
import { CartConflict, maxCartItems, StorageUnavailable, type CartRepository } from '#domain/cart-repository.ts';
import { hasRoom } from './cart-limit.ts';
import { contentChecksum, erasedFields, insertColumns, itemColumns, noteChecksum, toItem, toRow } from './cart-row.ts';
import { createRetentionStore, type QueryRunner, type RetentionStore } from './retention-store.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { Database, Engine } from './tables.ts';

/**
 * Carts in SQLite or PostgreSQL. Each write is one statement, hence atomic.
 *
 * Idempotency: (email, key) inserts one row; a repeat returns it. Deleting leaves a tombstone for one day: a late retry
 * adds nothing, and the item can be restored to its position.
 */
export function createCartRepository(
  db: Database,
  engine: Engine,
  isReady = () => true,
): CartRepository & RetentionStore {
  const run: QueryRunner = (query) =>
    retryWhileBusy(() => {
      if (!isReady()) throw new StorageUnavailable('the database has not answered yet');
      return query();
    });

  const insert = async (item: NewCartItem, idempotencyKey: string | null) => {
    const row = toRow(item, idempotencyKey);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('cart_items')
      .columns(insertColumns)
      .expression(
        db
          .selectNoFrom((values) => insertColumns.map((column) => values.val(row[column]).as(column)))
          .where(hasRoom(engine, item.email)),
      )
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows ? toItem(row) : undefined;
  };

  const findByKey = async (item: NewCartItem, idempotencyKey: string) => {
    const row = await db
      .selectFrom('cart_items')
      .select([...itemColumns, 'removed_at', 'content_check', 'note_check'])
      .where('email', '=', item.email)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (!row) return undefined;
    // Rows of older versions lack a checksum.
    const isContentOther = row.content_check !== null && row.content_check !== contentChecksum(row.id, item);
    const isNoteOther = row.note_check !== null && row.note_check !== noteChecksum(row.id, item);
    if (isContentOther || isNoteOther) throw new CartConflict('key-reused');
    return row.removed_at === null ? toItem(row) : { id: row.id, ...item };
  };

  // `hasRoom` locks for this row only. PostgreSQL checks the row again if it was changed while it waited for the lock.
  const restoreRemoved = (id: string, { category, type, quantity, packWeight, unit, email, note = '' }: NewCartItem) =>
    db
      .updateTable('cart_items')
      .set({ category, type, quantity, pack_weight: packWeight, unit, note, touched_at: Date.now(), removed_at: null })
      .where('id', '=', id)
      .where('email', '=', email)
      .where('removed_at', 'is not', null)
      .where(hasRoom(engine, email))
      .returning(itemColumns)
      .executeTakeFirst();

  const findById = (id: string, email: string) =>
    db
      .selectFrom('cart_items')
      .select([...itemColumns, 'removed_at'])
      .where('id', '=', id)
      .where('email', '=', email)
      .executeTakeFirst();

  return {
    ...createRetentionStore(db, run),

    add: (item, idempotencyKey) =>
      run(async () => {
        // The tombstone may be deleted between the two statements.
        for (let attempt = 0; attempt < 2; attempt++) {
          const stored = await insert(item, idempotencyKey ?? null);
          if (stored) return stored;
          // Without a key the cart is full; with one, a repeat succeeds even then.
          if (idempotencyKey === undefined) break;
          const earlier = await findByKey(item, idempotencyKey);
          if (earlier) return earlier;
        }
        throw new CartConflict('cart-full');
      }),

    list: (email) =>
      run(async () => {
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

    update: (id, { quantity, packWeight, unit, note }) =>
      run(async () => {
        const row = await db
          .updateTable('cart_items')
          .set({ quantity, pack_weight: packWeight, unit, touched_at: Date.now(), note })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .returning(itemColumns)
          .executeTakeFirst();
        return row && toItem(row);
      }),

    remove: (id) =>
      run(async () => {
        const { numUpdatedRows } = await db
          .updateTable('cart_items')
          .set({ ...erasedFields, removed_at: Date.now() })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),

    restore: (id, item) =>
      run(async () => {
        // The item may be removed again between the two statements.
        for (let attempt = 0; attempt < 2; attempt++) {
          const restored = await restoreRemoved(id, item);
          if (restored) return toItem(restored);
          const row = await findById(id, item.email);
          if (!row) return undefined;
          if (row.removed_at === null) return toItem(row);
        }
        throw new CartConflict('cart-full');
      }),

    ping: () =>
      run(async () => {
        await db
          .selectFrom('cart_items')
          .select([...insertColumns, 'removed_at'])
          .limit(1)
          .execute();
      }),

    close: () => db.destroy(),
  };
}
