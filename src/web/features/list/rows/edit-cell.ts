import { isUnit } from '#domain/cart/cart-item.ts';
import { findProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import type { TableColumn, TableRow } from '#domain/list-table/table-row.ts';
import { findProductByName, getProductFields } from './product-names.ts';

export type SearchProducts = (text: string) => readonly ProductId[];

export function withProductLabel(row: TableRow): TableRow {
  const id = row.storedProduct && findProductId(row.storedProduct);
  return id === undefined ? row : { ...row, ...getProductFields(id) };
}

export function withChosenProduct(row: TableRow, id: ProductId): TableRow {
  return { ...row, ...getProductFields(id), originId: undefined, choices: [], productDoubt: undefined };
}

/** Typing an amount, or the name of a product, clears its doubt: only what was read from a list needs confirming. */
export function withCell(row: TableRow, column: TableColumn, text: string, searchProducts: SearchProducts): TableRow {
  const typedRow: TableRow = { ...row, originId: undefined };
  switch (column) {
    case 'product':
      return withProduct(typedRow, text, searchProducts);
    case 'quantity':
      return { ...typedRow, quantity: text, amountDoubt: undefined };
    case 'packWeight': {
      const [, weight, unit] = /^\s*([\d.,]+)\s*(kg|ml|l)\s*$/i.exec(text) ?? [];
      const known = unit?.toLowerCase();
      return { ...typedRow, packWeight: weight ?? text, ...(isUnit(known) && { unit: known }), amountDoubt: undefined };
    }
    case 'unit': {
      const unit = text.trim().toLowerCase();
      if (unit === '' || isUnit(unit)) {
        return { ...typedRow, unit: isUnit(unit) ? unit : typedRow.unit, amountDoubt: undefined };
      }
      // Appends an unknown unit to the weight, which is then invalid, so that the visitor corrects it.
      return { ...typedRow, packWeight: `${typedRow.packWeight} ${text.trim()}`.trim(), amountDoubt: undefined };
    }
    case 'note':
      return { ...typedRow, note: text };
  }
}

function withProduct(row: TableRow, text: string, searchProducts: SearchProducts): TableRow {
  const id = findProductByName(text);
  if (id !== undefined) return { ...withChosenProduct(row, id), product: text };
  return { ...row, product: text, storedProduct: undefined, choices: text.trim() === '' ? [] : searchProducts(text) };
}
