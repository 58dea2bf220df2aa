import { isUnit } from '#domain/cart/cart-item.ts';
import { parseItemProduct } from '#domain/cart/parse-cart-item.ts';
import { parseProductId } from '#domain/catalogue/catalogue.ts';
import { parseFields, parseList, toObjectOrEmpty, toTextOrEmpty } from '#domain/json.ts';
import { doubtNames, type Doubt, type Mark } from '#domain/quick-list/parsed-row.ts';
import type { TableRow } from './table-row.ts';

export function parseTableRow(stored: unknown): TableRow | undefined {
  const row = toObjectOrEmpty(stored);
  const readText = (field: string) => toTextOrEmpty(row[field]);
  if (readText('id') === '' || !isUnit(row.unit)) return undefined;
  const product = parseItemProduct(toObjectOrEmpty(row.storedProduct));
  return {
    id: readText('id'),
    source: readText('source'),
    marks: parseList(row.marks, parseMark),
    // The earlier names of the field, `originName` and `from`, stand in rows that browsers hold.
    originId: readText('originId') || readText('originName') || readText('from') || undefined,
    product: readText('product'),
    storedProduct: product.ok ? product.value : undefined,
    choices: parseList(row.choices, (id) => parseProductId(String(id))),
    quantity: readText('quantity'),
    packWeight: readText('packWeight'),
    unit: row.unit,
    note: readText('note'),
    productDoubt: parseDoubt(row.productDoubt),
    amountDoubt: parseDoubt(row.amountDoubt),
  };
}

/** A doubt that this version does not know still asks for a confirmation. */
function parseDoubt(stored: unknown): Doubt | undefined {
  if (stored === undefined) return undefined;
  return doubtNames.find((doubt) => doubt === stored) ?? 'unclear';
}

function parseMark(stored: unknown): Mark | undefined {
  return parseFields(stored, { start: 'number', end: 'number' });
}
