import type { Db } from '#server/storage/tables.ts';

/**
 * What the retention job remembers, in one row. Older instances don't know the table and keep working.
 * `tables.ts` says what `agreed_since` and `limited_at` hold.
 */
export async function createRetentionState(db: Db): Promise<void> {
  await db.schema
    .createTable('retention_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('agreed_since', 'bigint', (column) => column.notNull())
    .addColumn('last_run_at', 'bigint', (column) => column.notNull())
    .addColumn('limited_at', 'bigint')
    .execute();
}
