import type { NameParser } from '#domain/quick-list/product-names.ts';
import { maxQuickLines, parseQuickList, type QuickLine } from '#domain/quick-list/quick-list.ts';
import { listRemarks } from '#text/list-table.ts';
import { namedProduct } from './table/products.ts';
import { createRow, type TableRow } from './table/table-row.ts';

/** What was read of a text. */
export interface ReadRows {
  readonly rows: readonly TableRow[];
  /** Lines without a product, as written. */
  readonly others: readonly string[];
  /** What is beyond the most rows that are read, as written. */
  readonly rest: string;
  /** What was left out, in words. */
  readonly remarks: readonly string[];
}

/** Reads a pasted text or that of a file into rows of the table. Undefined if it is too long to be read. */
export function readRows(text: string, names: NameParser): ReadRows | undefined {
  const list = parseQuickList(text, names);
  if (list.isTooLong) return undefined;
  const isGoods = (line: QuickLine) => line.products.length > 0 || line.packs.length > 0;
  const total = list.lines.length + list.omitted.length;
  return {
    rows: list.lines.filter(isGoods).map(toTableRow),
    others: list.lines.filter((line) => !isGoods(line)).map(({ source }) => source),
    rest: list.omitted.length === 0 ? '' : [list.head, ...list.omitted].filter((line) => line !== '').join('\n'),
    remarks: [
      list.omitted.length > 0 && listRemarks.tooManyLines(maxQuickLines, total),
      list.isCleaned && listRemarks.cleaned,
      list.unreadColumns.length > 0 && listRemarks.unreadColumns(list.unreadColumns),
    ].filter((remark) => remark !== false),
  };
}

function toTableRow({ source, products, packs, note, asksProduct, asksPacks }: QuickLine): TableRow {
  const [id, other] = products;
  const [amount] = packs;
  return createRow({
    source,
    ...(id !== undefined && other === undefined ? namedProduct(id) : { choices: products }),
    ...(amount && { packs: String(amount.quantity), weight: amount.packWeight, unit: amount.unit }),
    details: note,
    isProductSure: !asksProduct,
    isAmountSure: !asksPacks,
  });
}
