import { maxCartItems } from '#domain/cart-repository.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Engine } from './tables.ts';

const max = sql.lit(maxCartItems);

/**
 * The condition under which a cart takes one more item, for the `where` of the insert itself; `email` is its one parameter.
 * SQLite has a single writer. In PostgreSQL the function locks the cart before it counts, see `migrations.ts`.
 */
export function hasRoom(engine: Engine, email: string): RawBuilder<SqlBool> {
  if (engine === 'postgres') return sql`cart_has_room(${email}, ${max})`;
  const items = sql`select 1 from cart_items where email = ${email} and removed_at is null limit ${max}`;
  return sql`(select count(*) from (${items})) < ${max}`;
}
