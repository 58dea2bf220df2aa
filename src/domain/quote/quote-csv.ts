import {
  isUnit,
  isWeightText,
  itemFields,
  optionalFields,
  type ItemContent,
  type ItemField,
  type OptionalField,
  type Packs,
} from '#domain/cart/cart-item.ts';
import { parseQuantity } from '#domain/cart/packs-input.ts';
import { byteOrderMark, formatCsvLine, unescapeFormulas } from '#domain/csv.ts';
import { mapFields } from '#domain/fields.ts';

type QuoteCsvTitles = Readonly<Record<ItemField, string>>;

export function formatQuoteCsv(items: readonly ItemContent[], titles: QuoteCsvTitles): string {
  const rows: readonly (QuoteCsvTitles | ItemContent)[] = [titles, ...items];
  return byteOrderMark + rows.map((row) => formatCsvLine(itemFields.map((field) => row[field] ?? ''))).join('');
}

/**
 * Parses a row of a file that `formatQuoteCsv` wrote, without its product. Decimals have a point, as the cart stores
 * them. Undefined if someone has changed the row to what the cart can't store.
 */
export function parseQuoteRow(cells: readonly string[]): (Packs & Readonly<Record<OptionalField, string>>) | undefined {
  const row = mapFields(itemFields, (field) => cells[itemFields.indexOf(field)] ?? '');
  const { packWeight, unit } = row;
  const quantity = parseQuantity(row.quantity);
  if (quantity === undefined || !isWeightText(packWeight) || !isUnit(unit)) return undefined;
  return { quantity, packWeight, unit, ...mapFields(optionalFields, (field) => unescapeFormulas(row[field])) };
}
