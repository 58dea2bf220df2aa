import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { setCell } from '#web/features/list/table/paste-cells.ts';
import { productFields } from '#web/features/list/table/products.ts';
import { createRow, type Column, type TableRow } from '#web/features/list/table/table-row.ts';

export const padColumns = ['quantity', 'packWeight', 'unit'] as const satisfies readonly Column[];
export type PadColumn = (typeof padColumns)[number];

export function padRowOf(pad: readonly TableRow[], id: ProductId): TableRow {
  const { product, storedProduct } = productFields(id);
  return pad.find((row) => row.product === product) ?? createRow({ product, storedProduct });
}

/** Types into the cells of several products at once; a row without amounts is not kept. */
export function setPadCells(
  cells: readonly { readonly id: ProductId; readonly column: Column; readonly text: string }[],
): void {
  const rows = new Map(listDraft.read().pad.map((row) => [row.product, row]));
  for (const { id, column, text } of cells) {
    const row = setCell(padRowOf([...rows.values()], id), column, text, () => []);
    if (row.quantity.trim() === '' && row.packWeight.trim() === '') rows.delete(row.product);
    else rows.set(row.product, row);
  }
  listDraft.change({ pad: [...rows.values()] });
}
