import { maxTableRows, tableColumns, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import { splitRowsAt } from '#domain/quick-list/rows/rows.ts';
import { createRow } from './create-row.ts';
import { withCell, withProductLabel, type SearchProducts } from './edit-cell.ts';

/** Splits a text from a spreadsheet into cells; undefined for a single cell, which the browser pastes. */
export function findPastedCells(text: string): string[][] | undefined {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows = splitRowsAt(plain, '\t').map(({ cells }) => cells.map((cell) => cell.replaceAll('\n', ' ')));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

export function pasteCells(
  rows: readonly TableRow[],
  cells: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: TableColumn },
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
