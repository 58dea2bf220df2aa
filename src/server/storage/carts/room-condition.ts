import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import type { Engine } from '#server/storage/tables.ts';

const max = sql.lit(maxCartItems);

/**
 * SQL that is true while the cart is not full, for the `where` of an insert or a restore. SQLite has a single writer;
 * in PostgreSQL `cart_has_room` locks the cart before it counts (`0003-cart-limit.ts`).
 */
export function composeRoomCondition(engine: Engine, email: string): RawBuilder<SqlBool> {
  if (engine === 'postgres') return sql`cart_has_room(${email}, ${max})`;
  const items = sql`select 1 from cart_items where email = ${email} and removed_at is null limit ${max}`;
  return sql`(select count(*) from (${items})) < ${max}`;
}
