import { itemFields, type ItemContent, type ItemField } from './cart-item.ts';
import { formatCsvLine } from './csv.ts';

type QuoteCsvTitles = Readonly<Record<ItemField, string>>;

/** Without it spreadsheets assume the system's old character set. */
const byteOrderMark = '\uFEFF';

/** A byte order mark, a line of titles, a line for each item. No personal data. */
export function formatQuoteCsv(items: readonly ItemContent[], titles: QuoteCsvTitles): string {
  const rows: readonly (QuoteCsvTitles | ItemContent)[] = [titles, ...items];
  return byteOrderMark + rows.map((row) => formatCsvLine(itemFields.map((field) => row[field] ?? ''))).join('');
}
