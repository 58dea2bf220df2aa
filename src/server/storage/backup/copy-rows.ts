import { setImmediate } from 'node:timers/promises';
import type { FileCommandOptions, ProgressListener } from '#server/storage/owner/file-command.ts';
import { inOwnerTransaction, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import type { ExportedRow } from '#server/storage/tables.ts';

interface CopyOptions extends Pick<FileCommandOptions, 'canReplace' | 'onProgress'> {
  readonly target: OwnerDatabase;
  readonly source: OwnerDatabase;
}

const readBatchSize = 1000;
/** SQLite takes some thousand parameters in a statement, and a row has a dozen. */
const insertBatchSize = 100;

/**
 * Calls `handle` with batches of one snapshot of all rows, oldest first, without blocking others. Returns the number of
 * rows.
 */
export async function forEachBatch(
  database: OwnerDatabase,
  handle: (batch: readonly ExportedRow[]) => Promise<void> | void,
  onProgress?: ProgressListener,
): Promise<number> {
  return inOwnerTransaction(database, 'read', async (db) => {
    const { count } = await db
      .selectFrom('cart_items')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    let done = 0;
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('cart_items')
        .selectAll()
        .where('sequence', '>', last)
        .orderBy('sequence')
        .limit(readBatchSize)
        .execute();
      if (rows.length === 0) return done;
      await handle(rows.map(({ sequence: _sequence, ...row }) => row));
      done += rows.length;
      last = rows.at(-1)?.sequence ?? last;
      onProgress?.('rows', done, count);
      // SQLite is synchronous: Ctrl-C is handled in this pause.
      await setImmediate();
    }
  });
}

/**
 * Copies all rows in order in one transaction. Throws if `target` has rows, unless `canReplace` deletes them. Returns
 * the number of rows.
 */
export async function copyRows({ target, source, canReplace = false, onProgress }: CopyOptions): Promise<number> {
  return inOwnerTransaction(target, 'write', async (db) => {
    if (canReplace) await db.deleteFrom('cart_items').execute();
    const present = await db.selectFrom('cart_items').select('id').limit(1).executeTakeFirst();
    if (present)
      throw new Error('the database already holds carts: add --replace to put the saved ones in their place');
    // The saved carts may be old: the clock is judged anew before any is deleted.
    await db.deleteFrom('retention_state').execute();
    const insert = async (batch: readonly ExportedRow[]) => {
      for (let start = 0; start < batch.length; start += insertBatchSize) {
        await db
          .insertInto('cart_items')
          .values(batch.slice(start, start + insertBatchSize))
          .execute();
      }
    };
    return forEachBatch(source, insert, onProgress);
  });
}
