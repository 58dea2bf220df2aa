import type { Database } from '#server/storage/tables.ts';

/**
 * A note for each item, and its checksum for the detection of reused keys. Older instances keep working: they insert rows
 * without a note, and leave the notes that they don't know as they are.
 */
export async function addNotes(db: Database): Promise<void> {
  // Two statements, because SQLite adds one column at a time.
  await db.schema
    .alterTable('cart_items')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('cart_items').addColumn('note_check', 'text').execute();
}
