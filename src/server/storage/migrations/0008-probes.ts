import type { Db } from '#server/storage/tables.ts';

/** One row that readiness checks write. Older instances keep working: they don't know the table. */
export async function createProbes(db: Db): Promise<void> {
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('probed_at', 'bigint', (column) => column.notNull())
    .execute();
}
