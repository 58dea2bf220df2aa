import { maxNoteLength } from '#domain/cart-item.ts';
import type { ListRow } from '#domain/quick-list/list-row.ts';
import type { NameParser } from '#domain/quick-list/product-names.ts';
import { maxQuickLines, parseQuickList } from '#domain/quick-list/quick-list.ts';
import { listRemarks, listTable } from '#text/list-table.ts';
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
  return {
    rows: list.rows.map(toTableRow),
    others: list.others.map((index) => list.sources[index] ?? ''),
    rest: list.omitted.join('\n'),
    remarks: [
      list.omitted.length > 0 && listRemarks.tooManyLines(maxQuickLines, list.sources.length + list.omitted.length),
      list.isCleaned && listRemarks.cleaned,
      list.unreadColumns.length > 0 && listRemarks.unreadColumns(list.unreadColumns),
    ].filter((remark) => remark !== false),
  };
}

function toTableRow({ source, marks, product, products, packs, packWeight, unit, ...row }: ListRow): TableRow {
  const { doubts } = row;
  return createRow({
    source,
    marks: marks.filter(({ field }) => field !== 'details').map(({ start, end }) => ({ start, end })),
    ...(product === undefined ? { choices: products } : namedProduct(product)),
    packs: packs === undefined ? '' : String(packs),
    weight: packWeight ?? '',
    ...(unit && { unit }),
    details: noteOf(row),
    productDoubt: doubts.product,
    amountDoubt: doubts.packs ?? doubts.packWeight ?? doubts.unit,
  });
}

/** The details of a row, with the remark that its packing is open, if there is room. */
function noteOf({ details, isPackingOpen }: Pick<ListRow, 'details' | 'isPackingOpen'>): string {
  const note = [isPackingOpen ? listTable.packingOpen : '', details].filter((text) => text !== '').join('; ');
  return note.length > maxNoteLength ? details : note;
}
