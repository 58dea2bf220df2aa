import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import type { CartStore } from '#domain/cart-store.ts';
import type { Selectable } from 'kysely';
import { answered } from './answered.ts';
import { createExpiringCarts, type ExpiringCarts } from './expiring-carts.ts';
import type { CartItemRow, Database } from './tables.ts';

/** What the marker of a removed line keeps of its contents: nothing. */
const emptied = { category: '', type: '', quantity: 0, pack_weight: '' } as const;

const itemColumns = ['id', 'email', 'category', 'type', 'quantity', 'pack_weight', 'unit'] as const;

/**
 * The carts in SQLite or PostgreSQL, by the same statements; each is one statement and so whole or not at all.
 *
 * The rule of the idempotency key: one key of one e-mail adds one line, ever. A repeat is answered with that line as it
 * now stands. When the line has been removed in between, its row stays for a day as a marker without contents, and a late
 * repeat (a retry that was under way while the visitor removed the line) gets the first answer again instead of bringing
 * the line back. A key repeated with other contents gets the first answer too.
 */
export function createCartRepository(db: Database): CartStore & ExpiringCarts {
  // The two statements that nearly every call needs are built once: building one costs as much as running it.
  const insertItem = db
    .insertInto('cart_items')
    .values(rowOf({ email: '', category: '', type: '', quantity: 0, packWeight: '', unit: 'kg' }, ''))
    .onConflict((conflict) => conflict.doNothing())
    .returning(itemColumns)
    .compile();
  const listItems = db
    .selectFrom('cart_items')
    .select(itemColumns)
    .where('email', '=', '')
    .where('removed_at', 'is', null)
    .orderBy('sequence')
    .compile();

  const insert = async (item: NewCartItem, idempotencyKey: string | null) => {
    const parameters = Object.values(rowOf(item, idempotencyKey));
    const { rows } = await db.executeQuery<ItemRow>({ ...insertItem, parameters });
    return rows[0] && toItem(rows[0]);
  };

  const findByKey = async (item: NewCartItem, idempotencyKey: string) => {
    const row = await db
      .selectFrom('cart_items')
      .select([...itemColumns, 'removed_at'])
      .where('email', '=', item.email)
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirst();
    if (!row) return undefined;
    return row.removed_at === null ? toItem(row) : { id: row.id, ...item };
  };

  return {
    ...createExpiringCarts(db),

    add: (item, idempotencyKey) =>
      answered(async () => {
        // The second round is for a marker that retention took away between the two statements.
        for (let round = 0; round < 2; round++) {
          const added = await insert(item, idempotencyKey ?? null);
          const kept = added ?? (idempotencyKey === undefined ? undefined : await findByKey(item, idempotencyKey));
          if (kept) return kept;
        }
        throw new Error('an item was neither stored nor found');
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
          .set({ ...emptied, removed_at: Date.now() })
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

/** A new row; the order of its fields is that of the parameters that store it. */
function rowOf(item: NewCartItem, idempotencyKey: string | null) {
  const now = Date.now();
  return {
    id: crypto.randomUUID(),
    email: item.email,
    category: item.category,
    type: item.type,
    quantity: item.quantity,
    pack_weight: item.packWeight,
    unit: item.unit,
    idempotency_key: idempotencyKey,
    created_at: now,
    touched_at: now,
  };
}

type ItemRow = Pick<Selectable<CartItemRow>, (typeof itemColumns)[number]>;

function toItem({ id, email, category, type, quantity, pack_weight: packWeight, unit }: ItemRow): CartItem {
  return { id, category, type, quantity, packWeight, unit, email };
}
