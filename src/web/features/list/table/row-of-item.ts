import { localizeItem } from '#content/catalogue/localize-item.ts';
import type { ItemContent } from '#domain/cart/cart-item.ts';
import { createRow, type TableRow } from './table-row.ts';

/** The row of a stored item. In a file of its own: every visit of the cart loads it, few the products of the table. */
export function rowOfItem(
  { category, type, quantity, packWeight, unit, note = '' }: ItemContent,
  originName?: string,
): TableRow {
  const names = localizeItem({ category, type });
  return createRow({
    originName,
    product: `${names.category}, ${names.type}`,
    storedProduct: { category, type },
    quantity: String(quantity),
    packWeight,
    unit,
    note,
  });
}
