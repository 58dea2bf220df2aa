import { createHash } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import { CartConflict, maxCartItems, StorageUnavailable, type CartRepository } from '#domain/cart-repository.ts';
import { hasRoom } from './cart-room.ts';
import { createRetentionStore, type QueryRunner, type RetentionStore } from './retention-store.ts';
import { retryWhileBusy } from './retry-while-busy.ts';
import type { CartItemRow, Database, Engine } from './tables.ts';

/** Overwritten when an item is removed: a tombstone keeps no product data but the unit. */
const erasedFields = { category: '', type: '', quantity: 0, pack_weight: '' } as const;

const itemColumns = ['id', 'email', 'category', 'type', 'quantity', 'pack_weight', 'unit'] as const;
const insertColumns = [...itemColumns, 'idempotency_key', 'content_check', 'created_at', 'touched_at'] as const;

/**
 * Carts in SQLite or PostgreSQL. Each write is a single statement, hence atomic. Throws `StorageUnavailable` until `isReady`.
 *
 * Idempotency: (email, key) inserts at most one row. A repeat returns it. Deleting leaves a tombstone for one day, so that
 * a late retry gets the original response instead of re-adding the item.
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

  // Compiled once: compiling these frequent statements costs as much as running them.
  const insertItem = db
    .insertInto('cart_items')
    .columns(insertColumns)
    .expression(
      db
        .selectNoFrom((row) => insertColumns.map((column) => row.val<string>('').as(column)))
        .where(hasRoom(engine, '')),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(itemColumns)
    .compile();
  const listItems = db
    .selectFrom('cart_items')
    .select(itemColumns)
    .where('email', '=', '')
    .where('removed_at', 'is', null)
    .orderBy('sequence')
    .limit(sql.lit(maxCartItems))
    .compile();

  const insert = async (item: NewCartItem, idempotencyKey: string | null) => {
    const row = toRow(item, idempotencyKey);
    const parameters = [...insertColumns.map((column) => row[column]), item.email];
    const { rows } = await db.executeQuery<ItemRow>({ ...insertItem, parameters });
    return rows[0] && toItem(rows[0]);
  };

  const findByKey = async (item: NewCartItem, idempotencyKey: string) => {
    const row = await db
      .selectFrom('cart_items')
      .select([...itemColumns, 'removed_at', 'content_check'])
      .where('email', '=', item.email)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (!row) return undefined;
    // Rows of older versions have no checksum.
    if (row.content_check !== null && row.content_check !== contentChecksum(row.id, item)) {
      throw new CartConflict('key-reused');
    }
    return row.removed_at === null ? toItem(row) : { id: row.id, ...item };
  };

  return {
    ...createRetentionStore(db, run),

    add: (item, idempotencyKey) =>
      run(async () => {
        // A second attempt, in case the tombstone is deleted between the two statements.
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
        const { rows } = await db.executeQuery<ItemRow>({ ...listItems, parameters: [email] });
        return rows.map(toItem);
      }),

    update: (id, { quantity, packWeight, unit }) =>
      run(async () => {
        const row = await db
          .updateTable('cart_items')
          .set({ quantity, pack_weight: packWeight, unit, touched_at: Date.now() })
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

    ping: () =>
      run(async () => {
        await db.selectFrom('schema_versions').select('version').limit(1).execute();
      }),

    close: () => db.destroy(),
  };
}

function toRow(item: NewCartItem, idempotencyKey: string | null) {
  const now = Date.now();
  const id = crypto.randomUUID();
  return {
    id,
    email: item.email,
    category: item.category,
    type: item.type,
    quantity: item.quantity,
    pack_weight: item.packWeight,
    unit: item.unit,
    idempotency_key: idempotencyKey,
    content_check: idempotencyKey === null ? null : contentChecksum(id, item),
    created_at: now,
    touched_at: now,
  };
}

/**
 * A checksum of 24 bits, so that 1 of 16 million different contents goes undetected. It stays in the tombstone: short, and
 * salted with the id, it doesn't reveal the contents.
 */
function contentChecksum(id: string, { category, type, quantity, packWeight, unit }: NewCartItem): string {
  const content = JSON.stringify([id, category, type, quantity, packWeight, unit]);
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}

type ItemRow = Pick<Selectable<CartItemRow>, (typeof itemColumns)[number]>;

function toItem({ id, email, category, type, quantity, pack_weight: packWeight, unit }: ItemRow): CartItem {
  return { id, category, type, quantity, packWeight, unit, email };
}
