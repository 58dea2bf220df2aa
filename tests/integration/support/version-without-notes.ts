import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import { checksumColumns, fieldColumnEntries } from '#server/storage/carts/item-columns.ts';
import type { DatabaseUrl } from '#server/storage/database-url.ts';
import type { Db } from '#server/storage/tables.ts';
import { openTestDb } from '#tests/support/engines.ts';

export interface VersionWithoutNotes {
  readonly add: (item: NewCartItem, key: string) => Promise<CartItem | 'conflict'>;
  readonly list: (email: string) => Promise<CartItem[]>;
  readonly update: (id: string, change: CartItemChange) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  readonly restore: (item: CartItem) => Promise<void>;
}

const laterColumns = [
  ...fieldColumnEntries
    .filter(([, { checksumColumn }]) => checksumColumn !== 'content_check')
    .map(([, { column }]) => column),
  ...checksumColumns.filter((column) => column !== 'content_check'),
];

export async function removeLaterSchema(db: Db): Promise<void> {
  for (const column of laterColumns) await db.schema.alterTable('cart_items').dropColumn(column).execute();
  await sql`drop table retention_state`.execute(db);
  await sql`drop table probes`.execute(db);
  await sql`delete from schema_versions where version >= 5`.execute(db);
}

const columns = sql`id, category, type, quantity, pack_weight as "packWeight", unit, email`;

export async function openVersionWithoutNotes(databaseUrl: DatabaseUrl): Promise<VersionWithoutNotes> {
  const { db } = await openTestDb(databaseUrl);
  const now = () => Date.now();
  return {
    add: async (item, key) => {
      const { category, type, quantity, packWeight, unit, email } = item;
      const id = crypto.randomUUID();
      const inserted = await sql<CartItem>`
        insert into cart_items (id, email, category, type, quantity, pack_weight, unit, idempotency_key, content_check,
          created_at, touched_at)
        values (${id}, ${email}, ${category}, ${type}, ${quantity}, ${packWeight}, ${unit}, ${key},
          ${computeContentChecksum(id, item)}, ${now()}, ${now()})
        on conflict do nothing returning ${columns}`.execute(db);
      if (inserted.rows[0]) return inserted.rows[0];
      const { rows } = await sql<CartItem & { content_check: string }>`
        select ${columns}, content_check from cart_items where email = ${email} and idempotency_key = ${key}`.execute(
        db,
      );
      const [row] = rows;
      if (!row || row.content_check !== computeContentChecksum(row.id, item)) return 'conflict';
      const { content_check: _check, ...earlier } = row;
      return earlier;
    },
    list: async (email) => {
      const { rows } = await sql<CartItem>`
        select ${columns} from cart_items where email = ${email} and removed_at is null order by sequence`.execute(db);
      return rows;
    },
    update: async (id, { quantity, packWeight, unit }) => {
      await sql`
        update cart_items set quantity = ${quantity}, pack_weight = ${packWeight}, unit = ${unit}, touched_at = ${now()}
        where id = ${id} and removed_at is null`.execute(db);
    },
    remove: async (id) => {
      await sql`
        update cart_items set category = '', type = '', quantity = 0, pack_weight = '', removed_at = ${now()}
        where id = ${id} and removed_at is null`.execute(db);
    },
    restore: async ({ id, category, type, quantity, packWeight, unit, email }) => {
      await sql`
        update cart_items set category = ${category}, type = ${type}, quantity = ${quantity}, pack_weight = ${packWeight},
          unit = ${unit}, touched_at = ${now()}, removed_at = null
        where id = ${id} and email = ${email} and removed_at is not null`.execute(db);
    },
  };
}

/** A copy of that version's checksum, which must stay the same. */
function computeContentChecksum(id: string, { category, type, quantity, packWeight, unit }: NewCartItem): string {
  return hash('sha256', JSON.stringify([id, category, type, quantity, packWeight, unit])).slice(0, 6);
}
