import { detailsOf } from './details.ts';
import { toListRow, type ListRow } from './list-row.ts';
import { partsOf } from './parts.ts';
import type { NameParser } from './product-names.ts';
import { readAmount } from './read-amount.ts';
import { readProduct } from './read-product.ts';
import type { Row } from './rows.ts';

/**
 * Reads a line in words, or a row without titles; undefined if it names no goods. `isByPlace`: whether a number may be the
 * packs because it stands where the page asks for them.
 */
export function readLine(row: Row, index: number, names: NameParser, isByPlace: boolean): ListRow | undefined {
  const parts = partsOf(row.text, names);
  const first = (code: string) => parts.findIndex((part) => part.code === code);
  const product = readProduct(parts, names);
  const read = readAmount(parts, isByPlace && first('a') < first('n') && !row.isTorn);
  const amount = read && { ...read, isSure: read.isSure && !row.isTorn };

  const isShort =
    parts.filter(({ code }) => /[ad]/.test(code)).length <= 5 && product.isNamed && product.ids.length <= 2;
  const isNamed = product.ids.length > 0 && (first('n') >= 0 || isShort);
  const hasWeight = first('n') >= 0 && first('u') >= 0 && first('t') < 0;
  if (!isNamed && !hasWeight) return undefined;

  const used = amount?.used ?? [];
  const details = detailsOf(row.text, parts, new Set([...product.used, ...used.map(({ part }) => part)]));
  return toListRow({ index, source: row.source, product, amount, used, details });
}
