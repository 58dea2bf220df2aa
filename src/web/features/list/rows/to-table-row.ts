import { maxNoteLength } from '#domain/cart/cart-item.ts';
import type { TableRow } from '#domain/list-table/table-row.ts';
import type { ParsedRow } from '#domain/quick-list/parsed-row.ts';
import { listTableTexts } from '#text/list/list-table.ts';
import { createRow } from './create-row.ts';
import { getProductFields } from './product-names.ts';

export function toTableRow(row: ParsedRow): TableRow {
  const { source, marks, productId, choices, quantity, packWeight, unit, productDoubt, amountDoubt } = row;
  return createRow({
    source,
    marks,
    ...(productId === undefined ? { choices } : getProductFields(productId)),
    quantity: quantity === undefined ? '' : String(quantity),
    packWeight: packWeight ?? '',
    ...(unit && { unit }),
    note: composeNoteWithPacking(row),
    productDoubt,
    amountDoubt,
  });
}

function composeNoteWithPacking({ note, isTotalOnly }: Pick<ParsedRow, 'note' | 'isTotalOnly'>): string {
  const whole = [isTotalOnly ? listTableTexts.packingOpen : '', note].filter((text) => text !== '').join('; ');
  return whole.length > maxNoteLength ? note : whole;
}
