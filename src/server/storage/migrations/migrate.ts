import { sql } from 'kysely';
import { normalizeEmails } from './0004-normalize-emails.ts';
import type { Database, Engine } from '#server/storage/tables.ts';

type Migration = (db: Database, engine: Engine) => Promise<void>;

/** In order; one that has been released never changes, a correction is a new one at the end. */
export const migrations: readonly Migration[] = [createCartItems, createRateLimits, boundCarts, normalizeEmails];

/**
 * Brings the database to this program's version. Safe when several processes start at once: the first takes a lock, the
 * others wait and find the work done. A database newer than the program is left alone, so that old instances live on
 * through a rolling upgrade.
 */
export async function migrate(db: Database, engine: Engine): Promise<void> {
  await db.connection().execute(async (connection) => {
    // A transaction that only reads first can't always become a writer in SQLite, so it begins as one.
    await (engine === 'sqlite' ? sql`begin immediate` : sql`begin`).execute(connection);
    try {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7263531)`.execute(connection);
      await applyMissing(connection, engine);
      await sql`commit`.execute(connection);
    } catch (error) {
      await sql`rollback`.execute(connection).catch(() => {
        // The first error is the one worth telling; without a connection there is nothing left to roll back.
      });
      throw error;
    }
  });
}

async function applyMissing(db: Database, engine: Engine): Promise<void> {
  await db.schema
    .createTable('schema_versions')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('applied_at', 'bigint', (column) => column.notNull())
    .execute();
  const latest = await db
    .selectFrom('schema_versions')
    .select((row) => row.fn.max('version').as('version'))
    .executeTakeFirst();
  const done = latest?.version ?? 0;
  for (const [index, migration] of migrations.slice(done).entries()) {
    await migration(db, engine);
    await db
      .insertInto('schema_versions')
      .values({ version: done + index + 1, applied_at: Date.now() })
      .execute();
  }
}

async function createCartItems(db: Database, engine: Engine): Promise<void> {
  await db.schema
    .createTable('cart_items')
    .addColumn('sequence', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      // In SQLite `autoincrement` keeps the number of a deleted last row from being given again.
      engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedAlwaysAsIdentity(),
    )
    .addColumn('id', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull())
    .addColumn('pack_weight', 'text', (column) => column.notNull())
    .addColumn('unit', 'text', (column) => column.notNull())
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute();
  await sql`create index cart_items_of_email on cart_items (email, sequence) where removed_at is null`.execute(db);
  await sql`create unique index cart_items_by_key on cart_items (email, idempotency_key) where idempotency_key is not null`.execute(
    db,
  );
  await sql`create index cart_items_removed on cart_items (removed_at) where removed_at is not null`.execute(db);
  await sql`create index cart_items_untouched on cart_items (touched_at)`.execute(db);
}

/**
 * Calls of each client, for several instances that share one PostgreSQL, in the form that `rate-limiter-flexible` asks for;
 * worth nothing after a crash.
 */
async function createRateLimits(db: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`create unlogged table rate_limits (key text primary key, points integer not null, expire bigint)`.execute(
    db,
  );
}

/**
 * For carts with a maximum, repeated keys with other contents, and retention in linear time. Older instances go on: only
 * their hourly retention scans the table. What locks out readers until the commit comes last.
 */
async function boundCarts(db: Database, engine: Engine): Promise<void> {
  await sql`create index cart_items_of_email_by_touch on cart_items (email, touched_at) where removed_at is null`.execute(
    db,
  );
  await sql`create index cart_items_by_touch on cart_items (touched_at, sequence) where removed_at is null`.execute(db);
  if (engine === 'postgres') await createCartHasRoom(db);
  await sql`drop index cart_items_untouched`.execute(db);
  await db.schema.alterTable('cart_items').addColumn('content_check', 'text').execute();
}

/**
 * Two concurrent inserts must not both see the last free place. The function is volatile, so its count runs on a snapshot
 * taken after the lock; the lock is held until the insert that calls it has been committed.
 */
async function createCartHasRoom(db: Database): Promise<void> {
  await sql`
    create function cart_has_room(cart_email text, max_items integer) returns boolean language plpgsql volatile as $$
    begin
      perform pg_advisory_xact_lock(7263532, hashtext(cart_email));
      return (select count(*) from (
        select 1 from cart_items where email = cart_email and removed_at is null limit max_items
      ) as items) < max_items;
    end $$`.execute(db);
}
