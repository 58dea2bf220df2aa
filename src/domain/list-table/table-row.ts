import { maxCartItems, type ItemContent, type ItemProduct, type Unit } from '#domain/cart/cart-item.ts';
import { parseQuantity } from '#domain/cart/packs-input.ts';
import { parseItemContent } from '#domain/cart/parse-cart-item.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import type { Doubt, Mark } from '#domain/quick-list/parsed-row.ts';
import { toPlainText } from '#domain/to-plain-text.ts';

export const maxTableRows = maxCartItems;

export const tableColumns = ['product', 'quantity', 'packWeight', 'unit', 'note'] as const;
export type TableColumn = (typeof tableColumns)[number];

export interface TableRow {
  readonly id: string;
  /**
   * The text of the list that the row was read from; empty for a row that was typed here or comes from stored items.
   */
  readonly source: string;
  readonly marks: readonly Mark[];
  /** The id of the link or sent request that an unchanged row comes from; undefined for any other row. */
  readonly originId: string | undefined;
  readonly product: string;
  readonly storedProduct: ItemProduct | undefined;
  readonly choices: readonly ProductId[];
  readonly quantity: string;
  readonly packWeight: string;
  readonly unit: Unit;
  readonly note: string;
  readonly productDoubt: Doubt | undefined;
  readonly amountDoubt: Doubt | undefined;
}

type RowProblem =
  | 'missing-product'
  | 'unknown-product'
  | 'ambiguous-product'
  | 'missing-quantity'
  | 'invalid-quantity'
  | 'missing-weight'
  | 'invalid-weight'
  | 'note-too-long';

export type RowState =
  | { readonly status: 'empty' }
  | { readonly status: 'complete'; readonly item: ItemContent }
  | { readonly status: 'doubtful'; readonly item: ItemContent; readonly doubt: Doubt }
  | { readonly status: 'incomplete'; readonly column: TableColumn; readonly problem: RowProblem };

export function getRowState(row: TableRow): RowState {
  const { product, storedProduct, choices, unit } = row;
  const createIncompleteState = (column: TableColumn, problem: RowProblem) =>
    ({ status: 'incomplete', column, problem }) as const;
  if ([product, row.quantity, row.packWeight, row.note, row.source].every(isBlank)) return { status: 'empty' };
  if (!storedProduct) {
    if (choices.length > 1) return createIncompleteState('product', 'ambiguous-product');
    return createIncompleteState('product', isBlank(product) ? 'missing-product' : 'unknown-product');
  }
  const quantity = parseQuantity(row.quantity);
  // `parseItemContent` would report a wrong weight first, but the column of the weight comes later.
  if (quantity === undefined) {
    return createIncompleteState('quantity', isBlank(row.quantity) ? 'missing-quantity' : 'invalid-quantity');
  }
  const { packWeight, note } = row;
  const parsed = parseItemContent({ ...storedProduct, quantity, packWeight, unit, note: toPlainText(note) });
  // Product, unit and quantity are valid here: only note or weight can be wrong.
  if (!parsed.ok) {
    if (parsed.error === 'note-too-long') return createIncompleteState('note', parsed.error);
    return createIncompleteState('packWeight', isBlank(packWeight) ? 'missing-weight' : 'invalid-weight');
  }
  const item = parsed.value;
  const doubt = row.productDoubt ?? row.amountDoubt;
  return doubt ? { status: 'doubtful', item, doubt } : { status: 'complete', item };
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}

export function findCompleteItems(rows: readonly TableRow[]): ItemContent[] {
  return rows.flatMap((row) => {
    const rowState = getRowState(row);
    return rowState.status === 'complete' ? [rowState.item] : [];
  });
}

export function countStates(rows: readonly TableRow[]): Readonly<Record<RowState['status'], number>> {
  const counts = { empty: 0, complete: 0, doubtful: 0, incomplete: 0 };
  for (const row of rows) counts[getRowState(row).status]++;
  return counts;
}
