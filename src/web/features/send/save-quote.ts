import type { CartItem } from '#domain/cart-item.ts';
import { formatQuoteCsv } from '#domain/quote-csv.ts';
import { exportColumns } from '#text/export-columns.ts';
import { saveFile } from '#web/ui/browser/save-file.ts';

/** Saves the items of a quote request as a CSV file that is named after its reference. */
export function saveQuote(reference: string, items: readonly CartItem[]): void {
  saveFile(`${reference}.csv`, 'text/csv', formatQuoteCsv(items, exportColumns));
}
