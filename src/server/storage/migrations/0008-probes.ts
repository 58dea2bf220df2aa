import type { Db } from '#server/storage/tables.ts';

export async function createProbes(db: Db): Promise<void> {
  await db.schema
    .createTable('probes')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('probed_at', 'bigint', (column) => column.notNull())
    .execute();
}
