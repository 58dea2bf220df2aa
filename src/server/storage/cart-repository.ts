import { createHash } from 'node:crypto';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import { CartConflict, maxCartItems, type CartStore } from '#domain/cart-repository.ts';
import { sql, type Selectable } from 'kysely';
import { answered } from './retry-while-busy.ts';
import { hasRoom } from './cart-room.ts';
import { createExpiringCarts, type ExpiringCarts } from './retention-store.ts';
import type { CartItemRow, Database, Engine } from './tables.ts';

/** A tombstone keeps no personal or product data but its e-mail, key and check value. */
const erasedFields = { category: '', type: '', quantity: 0, pack_weight: '' } as const;

const itemColumns = ['id', 'email', 'category', 'type', 'quantity', 'pack_weight', 'unit'] as const;
const insertColumns = [...itemColumns, 'idempotency_key', 'content_check', 'created_at', 'touched_at'] as const;

/**
 * The carts in SQLite or PostgreSQL; each write is one statement and so whole or not at all.
 *
 * Idempotency: (email, key) inserts at most one row. A repeat returns that row, and is refused when its contents differ.
 * Deleting leaves a tombstone for one day, so that a late retry gets the original response instead of re-adding the item.
 */
export function createCartRepository(db: Database, engine: Engine): CartStore & ExpiringCarts {
  // The two statements that nearly every call needs are built once: building one costs as much as running it.
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
    const row = rowOf(item, idempotencyKey);
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
    // A row of an older version has no check value.
    if (row.content_check !== null && row.content_check !== contentCheck(row.id, item)) {
      throw new CartConflict('key-reused');
    }
    return row.removed_at === null ? toItem(row) : { id: row.id, ...item };
  };

  return {
    ...createExpiringCarts(db),

    add: (item, idempotencyKey) =>
      answered(async () => {
        // The second round is for a tombstone that was deleted between the two statements.
        for (let round = 0; round < 2; round++) {
          const stored = await insert(item, idempotencyKey ?? null);
          if (stored) return stored;
          // Without a key there is only one reason; a repeat is answered even when the cart is full.
          if (idempotencyKey === undefined) break;
          const earlier = await findByKey(item, idempotencyKey);
          if (earlier) return earlier;
        }
        throw new CartConflict('cart-full');
      }),

    list: (email) =>
      answered(async () => {
        const { rows } = await db.executeQuery<ItemRow>({ ...listItems, parameters: [email] });
        return rows.map(toItem);
      }),

    change: (id, { quantity, packWeight, unit }) =>
      answered(async () => {
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
      answered(async () => {
        const { numUpdatedRows } = await db
          .updateTable('cart_items')
          .set({ ...erasedFields, removed_at: Date.now() })
          .where('id', '=', id)
          .where('removed_at', 'is', null)
          .executeTakeFirstOrThrow();
        return numUpdatedRows > 0n;
      }),

    check: () =>
      answered(async () => {
        await db.selectFrom('schema_versions').select('version').limit(1).execute();
      }),

    close: () => db.destroy(),
  };
}

function rowOf(item: NewCartItem, idempotencyKey: string | null) {
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
    content_check: idempotencyKey === null ? null : contentCheck(id, item),
    created_at: now,
    touched_at: now,
  };
}

/**
 * 24 bits that differ for other contents (but for 1 in 16 million). So few, and salted with the row's id, because it stays
 * in the tombstone: many possible contents share each value, so none can be read from it.
 */
function contentCheck(id: string, { category, type, quantity, packWeight, unit }: NewCartItem): string {
  const content = JSON.stringify([id, category, type, quantity, packWeight, unit]);
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}

type ItemRow = Pick<Selectable<CartItemRow>, (typeof itemColumns)[number]>;

function toItem({ id, email, category, type, quantity, pack_weight: packWeight, unit }: ItemRow): CartItem {
  return { id, category, type, quantity, packWeight, unit, email };
}
