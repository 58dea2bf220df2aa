import type { Database } from '#server/storage/tables.ts';

/** What the retention job remembers between its runs, in one row. Older instances keep working: they don't know the table. */
export async function createRetentionState(db: Database): Promise<void> {
  await db.schema
    .createTable('retention_state')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('agreed_since', 'bigint', (column) => column.notNull())
    .addColumn('last_run_at', 'bigint', (column) => column.notNull())
    .addColumn('limited_at', 'bigint')
    .execute();
}
