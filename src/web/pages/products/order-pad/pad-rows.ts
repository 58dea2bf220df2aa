import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import type { TableColumn, TableRow } from '#domain/list-table/table-row.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { createRow } from '#web/features/list/rows/create-row.ts';
import { withCell } from '#web/features/list/rows/edit-cell.ts';
import { getProductFields } from '#web/features/list/rows/product-names.ts';

export const padColumns = ['quantity', 'packWeight', 'unit'] as const satisfies readonly TableColumn[];
export type PadColumn = (typeof padColumns)[number];

/** A row of a product that this build does not know has the id of the row as its key. */
export type PadRowsByProduct = ReadonlyMap<ProductId | string, TableRow>;

/** Finds the products by their stored names, because the draft may come from a page in another language. */
export function groupRowsByProduct(padRows: readonly TableRow[]): PadRowsByProduct {
  return new Map(padRows.map((row) => [(row.storedProduct && findProductId(row.storedProduct)) ?? row.id, row]));
}

export function setPadCells(
  cells: readonly { readonly id: ProductId; readonly column: PadColumn; readonly text: string }[],
): void {
  const rows = new Map(groupRowsByProduct(listDraft.read().padRows));
  for (const { id, column, text } of cells) {
    const row = withCell(rows.get(id) ?? createRow(getProductFields(id)), column, text, () => []);
    if (row.quantity.trim() === '' && row.packWeight.trim() === '') rows.delete(id);
    else rows.set(id, row);
  }
  listDraft.change({ padRows: [...rows.values()] });
}
