import { allProducts } from '#content/catalogue/all-products.ts';
import { toProductNames } from '#content/list/to-product-names.ts';
import { getRowState, type RowState } from '#domain/list-table/table-row.ts';
import { createProductParser } from '#domain/quick-list/names/product-parser.ts';
import type { ParsedRow } from '#domain/quick-list/parsed-row.ts';
import type { QuickList } from '#domain/quick-list/quick-list.ts';
import { parseQuickList } from '#tests/support/parse-quick-list.ts';
import { getName } from '#tests/support/product-ids.ts';
import { toTableRow } from '#web/features/list/rows/to-table-row.ts';

export const parser = createProductParser(toProductNames(allProducts));

export function read(text: string): QuickList {
  return parseQuickList(text, parser);
}

export function getParsedRowState(row: ParsedRow): RowState {
  return getRowState(toTableRow(row));
}

/** Each row with goods as one text: `complete alba: 10 x 25 kg (8 cm)`, with `?` for what is not known. */
export function describeRows(text: string): string[] {
  return read(text).rows.map((row) => {
    const { productId, choices, quantity, packWeight, unit, isTotalOnly } = row;
    const found = getParsedRowState(row);
    const state = found.status === 'incomplete' ? `missing ${found.column}` : found.status;
    const note = [isTotalOnly ? 'packing open' : '', row.note].filter((part) => part !== '').join('; ');
    const amount = `${quantity ?? '?'} x ${packWeight ?? '?'} ${unit ?? ''}`.trim();
    const names = productId === undefined ? choices.map(getName).join(' or ') : getName(productId);
    const goods = `${names === '' ? '?' : names}: ${amount}`;
    return `${state} ${goods}${note === '' ? '' : ` (${note})`}`;
  });
}

export function listCompleteRows(text: string): string[] {
  return read(text)
    .rows.filter((row) => getParsedRowState(row).status === 'complete')
    .map(
      ({ productId, quantity, packWeight, unit }) =>
        `${productId === undefined ? '?' : getName(productId)}: ${quantity} x ${packWeight} ${unit}`,
    );
}
