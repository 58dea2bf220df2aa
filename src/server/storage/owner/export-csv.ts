import { open } from 'node:fs/promises';
import { byteOrderMark, formatCsvLine } from '#domain/csv.ts';
import { getKeys } from '#domain/fields.ts';
import { toItemContent } from '#server/storage/carts/cart-row.ts';
import type { UnnumberedRow } from '#server/storage/tables.ts';
import { exportColumns } from '#text/cart/cart-item.ts';
import type { FileCommandOptions } from './file-command.ts';
import { forEachBatch } from './for-each-batch.ts';
import { openOwnerDatabase } from './owner-database.ts';
import { writeAtomically } from './private-files.ts';

/**
 * Exports all items, oldest first, as CSV of mode 0600 (UTF-8 with byte order mark, times in UTC). Replaces a file only
 * with `canReplace`. Returns the number of items; a failure leaves an old file as it was.
 */
export async function exportCsv({ databaseUrl, file, canReplace, onProgress }: FileCommandOptions): Promise<number> {
  return writeAtomically({ databaseUrl, file, canReplace }, async (temporaryFile) => {
    await using database = await openOwnerDatabase(databaseUrl);
    const output = await open(temporaryFile, 'wx', 0o600);
    try {
      await output.appendFile(byteOrderMark + formatCsvLine(Object.values(exportColumns)));
      let count = 0;
      const writeBatch = async (batch: readonly UnnumberedRow[]) => {
        const items = batch.filter((row) => row.removed_at === null);
        await output.appendFile(items.map(formatRow).join(''));
        count += items.length;
      };
      await forEachBatch(database, writeBatch, onProgress);
      await output.sync();
      return count;
    } finally {
      await output.close();
    }
  });
}

function formatRow(row: UnnumberedRow): string {
  const values: Readonly<Record<keyof typeof exportColumns, string | number>> = {
    ...toItemContent(row),
    email: row.email,
    added: new Date(row.created_at).toISOString(),
    changed: new Date(row.touched_at).toISOString(),
  };
  return formatCsvLine(getKeys(exportColumns).map((column) => values[column]));
}
