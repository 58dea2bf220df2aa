import type { CartItem } from '#domain/cart/cart-item.ts';
import { formatQuoteCsv } from '#domain/quote/quote-csv.ts';
import { exportColumns } from '#text/cart/cart-item.ts';
import { saveFile } from '#web/browser/save-file.ts';

export function saveQuote(reference: string, items: readonly CartItem[]): void {
  saveFile(`${reference}.csv`, 'text/csv', formatQuoteCsv(items, exportColumns));
}
