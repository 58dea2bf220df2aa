import { sql } from 'kysely';
import type { Db, Engine } from '#server/storage/tables.ts';

export async function createCartItems(db: Db, engine: Engine): Promise<void> {
  await db.schema
    .createTable('cart_items')
    .addColumn('sequence', engine === 'sqlite' ? 'integer' : 'bigint', (column) =>
      // SQLite would otherwise reuse the number of a deleted last row.
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
