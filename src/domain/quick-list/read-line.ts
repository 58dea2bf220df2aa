import { detailsOf } from './details.ts';
import { toListRow, type ListRow } from './list-row.ts';
import { partsOf } from './parts.ts';
import type { ProductParser } from './product-parser.ts';
import { readAmount } from './read-amount.ts';
import { readProduct } from './read-product.ts';
import type { Row } from './rows.ts';

/**
 * Reads a line in words, or a row without titles; undefined if it names no goods. `isByPlace`: whether a number may be the
 * packs because it stands where the page asks for them.
 */
export function readLine(row: Row, index: number, parser: ProductParser, isByPlace: boolean): ListRow | undefined {
  const parts = partsOf(row.text, parser);
  const first = (as: string) => parts.findIndex((part) => part.as === as);
  const product = readProduct(parts, parser);
  const read = readAmount(parts, isByPlace && first('name') < first('number') && !row.isTorn);
  const amount = row.isTorn && !read.amount.doubt ? { ...read.amount, doubt: 'unclear' as const } : read.amount;

  const isShort =
    parts.filter(({ as }) => /^(?:name|like|word)$/.test(as)).length <= 5 && product.isNamed && product.ids.length <= 2;
  const isNamed = product.ids.length > 0 && (first('number') >= 0 || isShort);
  const hasWeight = first('number') >= 0 && first('unit') >= 0 && first('total') < 0;
  if (!isNamed && !hasWeight) return undefined;

  const details = detailsOf(row.text, parts, new Set([...product.used, ...read.used]));
  const marks = product.used.map(({ start, end }) => ({ start, end, field: 'product' as const }));
  return toListRow({ index, source: row.source, product, amount, details, marks: [...marks, ...read.marks] });
}
