import type { Db } from '#server/storage/tables.ts';

/** Older instances keep working: they insert rows without a note and leave stored notes as they are. */
export async function addNotes(db: Db): Promise<void> {
  await db.schema
    .alterTable('cart_items')
    .addColumn('note', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('cart_items').addColumn('note_check', 'text').execute();
}
