import { maxTableRows, tableColumns, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import type { CellPosition } from '#web/features/list/field-table/table-cells.ts';
import { createRow } from './create-row.ts';
import { withCell, withProductLabel, type SearchProducts } from './edit-cell.ts';

export function withPastedCells(
  rows: readonly TableRow[],
  cells: readonly (readonly string[])[],
  from: CellPosition<TableColumn>,
  searchProducts: SearchProducts,
): readonly TableRow[] {
  const next = [...rows];
  const first = tableColumns.indexOf(from.column);
  for (const [index, line] of cells.slice(0, maxTableRows - from.row).entries()) {
    const position = from.row + index;
    let row = next[position] ?? createRow();
    for (const [offset, text] of line.entries()) {
      const column = tableColumns[first + offset];
      row = column
        ? withCell(row, column, text, searchProducts)
        : { ...row, note: [row.note, text.trim()].filter((part) => part !== '').join('; ') };
    }
    next[position] = withProductLabel(row);
  }
  return next;
}
