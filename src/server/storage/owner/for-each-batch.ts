import { setImmediate as yieldToSignals } from 'node:timers/promises';
import type { UnnumberedRow } from '#server/storage/tables.ts';
import type { ProgressListener } from './file-command.ts';
import { withOwnerTransaction, type OwnerDatabase } from './owner-database.ts';

const batchSize = 1000;

/**
 * Calls `handle` with batches of one snapshot of all rows, oldest first, without blocking others: a backup is the state
 * of one moment. Commands that need no snapshot use `readSequenceWindows`. Returns the number of rows.
 */
export async function forEachBatch(
  database: OwnerDatabase,
  handle: (batch: readonly UnnumberedRow[]) => Promise<void> | void,
  onProgress?: ProgressListener,
): Promise<number> {
  return withOwnerTransaction(database, 'read', async (db) => {
    const { count } = await db
      .selectFrom('cart_items')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    let done = 0;
    let last = 0;
    for (;;) {
      const rows = await db
        .selectFrom('cart_items')
        .selectAll()
        .where('sequence', '>', last)
        .orderBy('sequence')
        .limit(batchSize)
        .execute();
      if (rows.length === 0) return done;
      await handle(rows.map(({ sequence: _sequence, ...row }) => row));
      done += rows.length;
      last = rows.at(-1)?.sequence ?? last;
      onProgress?.('rows', done, count);
      // SQLite is synchronous: Ctrl-C is handled in this pause.
      await yieldToSignals();
    }
  });
}
