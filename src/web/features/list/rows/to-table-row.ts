import { maxNoteLength } from '#domain/cart/cart-item.ts';
import type { TableRow } from '#domain/list-table/table-row.ts';
import type { ParsedRow } from '#domain/quick-list/parsed-row.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { createRow } from './create-row.ts';
import { productFields } from './product-names.ts';

export function toTableRow(row: ParsedRow): TableRow {
  const { source, marks, productId, choices, quantity, packWeight, unit, productDoubt, amountDoubt } = row;
  return createRow({
    source,
    marks,
    ...(productId === undefined ? { choices } : productFields(productId)),
    quantity: quantity === undefined ? '' : String(quantity),
    packWeight: packWeight ?? '',
    ...(unit && { unit }),
    note: noteWithPacking(row),
    productDoubt,
    amountDoubt,
  });
}

function noteWithPacking({ note, isTotalOnly }: Pick<ParsedRow, 'note' | 'isTotalOnly'>): string {
  const whole = [isTotalOnly ? listTableTexts.packingOpen : '', note].filter((text) => text !== '').join('; ');
  return whole.length > maxNoteLength ? note : whole;
}
