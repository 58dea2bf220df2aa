import type { CartItem } from './cart-item.ts';
import { formatCsvLine } from './csv.ts';

const columns = [
  'category',
  'type',
  'quantity',
  'packWeight',
  'unit',
  'note',
] as const satisfies readonly (keyof CartItem)[];

type QuoteCsvTitles = Readonly<Record<(typeof columns)[number], string>>;

/** Without it spreadsheets assume the system's old character set. */
const byteOrderMark = '\uFEFF';

/** A byte order mark, a line of titles, a line for each item. No personal data. */
export function formatQuoteCsv(items: readonly Omit<CartItem, 'id' | 'email'>[], titles: QuoteCsvTitles): string {
  const rows: readonly (QuoteCsvTitles | Omit<CartItem, 'id' | 'email'>)[] = [titles, ...items];
  return byteOrderMark + rows.map((row) => formatCsvLine(columns.map((column) => row[column] ?? ''))).join('');
}
