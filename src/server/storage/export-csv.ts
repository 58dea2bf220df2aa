import { once } from 'node:events';
import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { exportColumns } from '#text/messages.ts';
import { refuseExisting } from './backup.ts';
import { openCartRows, readRows, type KeptRow } from './cart-rows.ts';

/**
 * Writes all lines of all carts, oldest first, to a CSV file that spreadsheets open as it is (UTF-8 with its mark, times in
 * UTC). An existing file is replaced only with `replace`. Returns the number of lines; throws an `Error` with one clear
 * line.
 */
export async function exportCsv(databaseUrl: string, file: string, replace: boolean): Promise<number> {
  refuseExisting(file, replace);
  const rows = await openCartRows(databaseUrl);
  const part = `${file}.part`;
  const output = createWriteStream(part);
  try {
    await once(output, 'open');
    output.write(`\uFEFF${csvLine(Object.values(exportColumns))}`);
    let count = 0;
    await readRows(rows, async (some) => {
      const kept = some.filter((row) => row.removed_at === null);
      count += kept.length;
      if (!output.write(kept.map(rowLine).join(''))) await once(output, 'drain');
    });
    output.end();
    await once(output, 'close');
    renameSync(part, file);
    return count;
  } finally {
    output.destroy();
    rmSync(part, { force: true });
    await rows.db.destroy();
  }
}

function rowLine(row: KeptRow): string {
  const fields: Record<keyof typeof exportColumns, string | number> = {
    email: row.email,
    category: row.category,
    type: row.type,
    quantity: row.quantity,
    packWeight: row.pack_weight,
    unit: row.unit,
    added: new Date(row.created_at).toISOString(),
    changed: new Date(row.touched_at).toISOString(),
  };
  return csvLine(Object.values(fields));
}

/** One line of CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. */
export function csvLine(fields: readonly (string | number)[]): string {
  const quoted = fields.map((field) => {
    if (typeof field === 'number') return String(field);
    const text = /^[=+\-@\t\r]/.test(field) ? `'${field}` : field;
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  });
  return `${quoted.join(',')}\r\n`;
}
