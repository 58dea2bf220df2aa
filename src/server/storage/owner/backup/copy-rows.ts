import type { FileCommandOptions } from '#server/storage/owner/file-command.ts';
import { forEachBatch } from '#server/storage/owner/for-each-batch.ts';
import { withOwnerTransaction, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { splitIntoBatches } from '#server/storage/owner/split-into-batches.ts';
import type { UnnumberedRow } from '#server/storage/tables.ts';

interface CopyOptions extends Pick<FileCommandOptions, 'canReplace' | 'onProgress'> {
  readonly target: OwnerDatabase;
  readonly source: OwnerDatabase;
}

/** Rows of one insert: SQLite takes some thousand parameters in a statement, and a row has a dozen. */
const insertBatchSize = 100;

/**
 * Copies all rows in order in one transaction. Throws if `target` has rows, unless `canReplace` deletes them. Returns
 * the number of rows.
 */
export async function copyRows({ target, source, canReplace = false, onProgress }: CopyOptions): Promise<number> {
  return withOwnerTransaction(target, 'write', async (db) => {
    if (canReplace) await db.deleteFrom('cart_items').execute();
    const present = await db.selectFrom('cart_items').select('id').limit(1).executeTakeFirst();
    if (present) {
      throw new Error('the database already holds carts: add --replace to put the saved ones in their place');
    }
    // Restored carts may look old enough to delete. Without this state, the retention job first watches the clock for a
    // day.
    await db.deleteFrom('retention_state').execute();
    const insert = async (batch: readonly UnnumberedRow[]) => {
      for (const rows of splitIntoBatches(batch, insertBatchSize)) {
        await db.insertInto('cart_items').values(rows).execute();
      }
    };
    return forEachBatch(source, insert, onProgress);
  });
}
