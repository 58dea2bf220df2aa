import { isUnit, isWeight, type CartItem } from './cart-item.ts';
import { formatCsvLine } from './csv.ts';
import { parseQuantity } from './typed-number.ts';

const columns = [
  'category',
  'type',
  'quantity',
  'packWeight',
  'unit',
  'note',
] as const satisfies readonly (keyof CartItem)[];

type QuoteCsvTitles = Readonly<Record<(typeof columns)[number], string>>;

/** Without the mark, spreadsheets assume the system's old character set. */
const byteOrderMark = '\uFEFF';

/** Holds no personal data. Begins with a byte order mark and the titles. */
export function formatQuoteCsv(items: readonly Omit<CartItem, 'id' | 'email'>[], titles: QuoteCsvTitles): string {
  const rows: readonly (QuoteCsvTitles | Omit<CartItem, 'id' | 'email'>)[] = [titles, ...items];
  return byteOrderMark + rows.map((row) => formatCsvLine(columns.map((column) => row[column] ?? ''))).join('');
}

/** The amount in a row of such a file, as it was stored: its decimals have a point. Undefined if it was changed to something else. */
export function parseQuoteRow(
  cells: readonly string[],
): Pick<CartItem, 'quantity' | 'packWeight' | 'unit'> | undefined {
  const [, , typed = '', packWeight = '', unit = ''] = cells;
  const quantity = parseQuantity(typed);
  return quantity !== undefined && isWeight(packWeight) && isUnit(unit) ? { quantity, packWeight, unit } : undefined;
}
