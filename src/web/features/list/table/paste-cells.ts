import { isUnit, maxCartItems } from '#domain/cart/cart-item.ts';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { columns, type TableColumn, type TableRow } from '#domain/list-table/table-row.ts';
import { parseRows } from '#domain/quick-list/rows/rows.ts';
import { createRow } from './create-row.ts';
import { findProductByName, productFields } from './product-names.ts';

/** Most rows of the table; a cart holds as many items. */
export const maxTableRows = maxCartItems;

type SearchProducts = (text: string) => readonly ProductId[];

/** Splits a text from a spreadsheet into cells; undefined for a single cell, which the browser pastes. */
export function splitCells(text: string): string[][] | undefined {
  const plain = text.replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows = parseRows(plain, '\t').map(({ cells }) => cells.map((cell) => cell.replaceAll('\n', ' ')));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/** Fills the rows from one cell on, to the right and down, and adds rows below. Cells beside the last column go to the note. */
export function pasteCells(
  rows: readonly TableRow[],
  cells: readonly (readonly string[])[],
  from: { readonly row: number; readonly column: TableColumn },
  searchProducts: SearchProducts,
): readonly TableRow[] {
  const next = [...rows];
  const first = columns.indexOf(from.column);
  for (const [index, line] of cells.slice(0, maxTableRows - from.row).entries()) {
    const at = from.row + index;
    let row = next[at] ?? createRow();
    for (const [offset, text] of line.entries()) {
      const column = columns[first + offset];
      row = column
        ? withCell(row, column, text, searchProducts)
        : { ...row, note: [row.note, text.trim()].filter((part) => part !== '').join('; ') };
    }
    next[at] = withLabel(row);
  }
  return next;
}

export function withLabel(row: TableRow): TableRow {
  const id = row.storedProduct && findProductId(row.storedProduct);
  return id === undefined ? row : { ...row, ...productFields(id) };
}

/** The row with a text typed or pasted into one of its cells. What a person types needs no confirmation. */
export function withCell(read: TableRow, column: TableColumn, text: string, searchProducts: SearchProducts): TableRow {
  const row = { ...read, originName: undefined };
  switch (column) {
    case 'product':
      return setProduct(row, text, searchProducts);
    case 'quantity':
      return { ...row, quantity: text, amountDoubt: undefined };
    case 'packWeight': {
      const [, weight, unit] = /^\s*([\d.,]+)\s*(kg|ml|l)\s*$/i.exec(text) ?? [];
      const known = unit?.toLowerCase();
      return { ...row, packWeight: weight ?? text, ...(isUnit(known) && { unit: known }), amountDoubt: undefined };
    }
    case 'unit': {
      const unit = text.trim().toLowerCase();
      if (unit === '' || isUnit(unit)) return { ...row, unit: isUnit(unit) ? unit : row.unit, amountDoubt: undefined };
      // A unit that we do not have is put behind the weight, which is then invalid and asked for again.
      return { ...row, packWeight: `${row.packWeight} ${text.trim()}`.trim(), amountDoubt: undefined };
    }
    case 'note':
      return { ...row, note: text };
  }
}

function setProduct(row: TableRow, text: string, searchProducts: SearchProducts): TableRow {
  const id = findProductByName(text);
  if (id !== undefined) return { ...row, ...productFields(id), product: text, choices: [], productDoubt: undefined };
  return { ...row, product: text, storedProduct: undefined, choices: text.trim() === '' ? [] : searchProducts(text) };
}
