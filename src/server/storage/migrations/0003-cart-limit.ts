import { sql } from 'kysely';
import type { Db, Engine } from '#server/storage/tables.ts';

/**
 * Prepares three things: a maximum per cart, the detection of reused keys, and retention in linear time. Older
 * instances keep working, but their retention scans the table. Statements that lock out readers come last.
 */
export async function limitCarts(db: Db, engine: Engine): Promise<void> {
  await sql`create index cart_items_of_email_by_touch on cart_items (email, touched_at) where removed_at is null`.execute(
    db,
  );
  await sql`create index cart_items_by_touch on cart_items (touched_at, sequence) where removed_at is null`.execute(db);
  if (engine === 'postgres') await createCartHasRoom(db);
  await sql`drop index cart_items_untouched`.execute(db);
  await db.schema.alterTable('cart_items').addColumn('content_check', 'text').execute();
}

/**
 * Two concurrent inserts must not both take the last place. The lock is held until an insert commits, and a volatile
 * function counts what was committed before it got the lock. The first number of the lock is also in
 * `migration-lock.ts`.
 */
async function createCartHasRoom(db: Db): Promise<void> {
  await sql`
    create function cart_has_room(cart_email text, max_items integer) returns boolean language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock(7263532, hashtext(cart_email));
      return (select count(*) from (
        select 1 from cart_items where email = cart_email and removed_at is null limit max_items
      ) as items) < max_items;
    end $$`.execute(db);
}
