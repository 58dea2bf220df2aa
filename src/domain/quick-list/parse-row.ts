import { foldText } from '#domain/fold-text.ts';
import { parseQuoteRow } from '#domain/quote/quote-csv.ts';
import { toPlainText } from '#domain/to-plain-text.ts';
import { composeNote } from './compose-note.ts';
import { parseAmount } from './fields/parse-amount.ts';
import { parseProduct } from './fields/parse-product.ts';
import type { ProductParser } from './names/product-parser.ts';
import type { ParsedRow } from './parsed-row.ts';
import { parseParts, type LinePart, type PartKind } from './parts/parse-parts.ts';
import type { ColumnHeader } from './rows/header-row.ts';
import type { SourceRow } from './rows/rows.ts';
import { toRowInWords } from './rows/to-row-in-words.ts';

const markedKinds = new Set<PartKind>(['name', 'misspelt', 'number', 'unit']);

interface RowContext {
  readonly columns: readonly ColumnHeader[] | undefined;
  /** Whether, in a table without titles, a cell `10` before a cell `25` may mean 10 packs of 25 kg. */
  readonly mayBeReadByCellOrder: boolean;
  readonly parser: ProductParser;
}

/**
 * Reads a row that orders a product. Returns undefined for a row that seems to order nothing. Below a header row only
 * a row of sums, or one without a name, counts as such (`toRowInWords`).
 */
export function parseRow(
  row: SourceRow,
  { columns, mayBeReadByCellOrder, parser }: RowContext,
): Omit<ParsedRow, 'index' | 'source'> | undefined {
  const written = parseParts(row.text, parser);
  const parts = columns ? toRowInWords(written, columns) : written;
  const { product, hasProductName, usedParts: productParts } = parseProduct(parts, parser);
  const isReadByCellOrder = !columns && mayBeReadByCellOrder && !row.hasAmbiguousComma && !hasNumberBeforeName(parts);
  const { amount, usedParts: amountParts } = parseAmount(parts, { isReadByCellOrder });
  if (columns ? parts.length === 0 : !isOrderRow(parts, product.choices.length, hasProductName)) return undefined;

  const usedParts = new Set([...productParts, ...amountParts]);
  const marks = parts.filter((part) => usedParts.has(part) && markedKinds.has(part.kind) && part.start < part.end);
  return {
    ...product,
    ...amount,
    amountDoubt: amount.amountDoubt ?? (row.hasAmbiguousComma ? 'unclear' : undefined),
    marks: marks.map(({ start, end }) => ({ start, end })).toSorted((a, b) => a.start - b.start),
    note: composeNote(row.text, parts, usedParts),
    ...(columns && parseSavedRow(row.cells, columns)),
  };
}

function hasNumberBeforeName(parts: readonly LinePart[]): boolean {
  const kinds = parts.map(({ kind }) => kind).filter((kind) => kind === 'name' || kind === 'number');
  return kinds[0] === 'number' && kinds.includes('name');
}

/**
 * Whether a row orders goods. A sentence of a mail names no product, or it has many other words and no number.
 * Without a number, a name that fits more than two products may be a heading.
 */
function isOrderRow(parts: readonly LinePart[], productCount: number, hasProductName: boolean): boolean {
  const has = (kind: PartKind) => parts.some((part) => part.kind === kind);
  const isShortOrder =
    parts.filter(({ kind }) => /^(?:name|misspelt|word)$/.test(kind)).length <= 5 &&
    hasProductName &&
    productCount <= 2;
  return (productCount > 0 && (has('number') || isShortOrder)) || (has('number') && has('unit') && !has('total'));
}

/**
 * The titles of the cart's file, in lower case. When they change, the old ones stay here, because buyers keep files.
 */
const savedTitles: ReadonlySet<string> = new Set(['category,type,quantity,pack weight,unit,details']);

function parseSavedRow(cells: readonly string[], columns: readonly ColumnHeader[]): Partial<ParsedRow> | undefined {
  const isSaved = savedTitles.has(foldText(columns.map(({ title }) => title).join()));
  const item = isSaved ? parseQuoteRow(cells) : undefined;
  return item && { ...item, note: toPlainText(item.note), isTotalOnly: false, amountDoubt: undefined };
}
