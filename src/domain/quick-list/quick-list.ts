import { maxCartItems } from '#domain/cart/cart-item.ts';
import type { ProductParser } from './names/product-parser.ts';
import { parseRow } from './parse-row.ts';
import type { ParsedRow } from './parsed-row.ts';
import { eraseRowNumbers } from './rows/erase-row-numbers.ts';
import { parseHeaderRow, type ColumnHeader } from './rows/header-row.ts';
import { splitRows, toSourceRow, type SourceRow } from './rows/rows.ts';

/*
 * A token is a number, word or sign of a line. A class groups words in `vocabulary.ts`. A part is a token with a kind:
 * its class, or another such as `name`. A term joins parts: `25 kg`. A phrase gives terms their roles.
 */

export const maxQuickListRows = maxCartItems;
/** Of a longer row only the beginning is read, for whether it orders goods; the buyer types what it orders. */
const maxRowLength = 1000;
export const maxQuickListBytes = 200_000;

export interface QuickList {
  /** The rows that were read, as written: also header rows and those that name no goods, but no empty ones. */
  readonly sources: readonly string[];
  readonly rows: readonly ParsedRow[];
  /** Indexes of the rows that name no goods, such as the greeting of a mail. */
  readonly otherIndexes: readonly number[];
  readonly ignoredColumns: readonly string[];
  readonly omittedSources: readonly string[];
  /** Whether invisible marks, or the signs of formulas, were left out. */
  readonly hasOmittedCharacters: boolean;
  readonly isTooLong: boolean;
}

/**
 * A sign of formulas at the start of a cell, which `composeNote` leaves out of notes. It keeps those of `@5`, `+94 77`
 * and `+ samples`, so they do not match.
 */
const formulaStart = /^\s*(?:=|@(?!\d)|\+(?![\s\d]))/;
const unparsedRow = { marks: [], choices: [], note: '', isTotalOnly: false };
const emptyList: QuickList = {
  sources: [],
  rows: [],
  otherIndexes: [],
  ignoredColumns: [],
  omittedSources: [],
  hasOmittedCharacters: false,
  isTooLong: false,
};

export type ListInput = string | readonly (readonly string[])[];

/**
 * Reads a list with one product in each row, in words or in columns (docs/list-reader.md). Yields before each row, so
 * that the page can respond to input.
 */
export function* parseQuickListInSteps(input: ListInput, parser: ProductParser): Generator<undefined, QuickList> {
  if (typeof input !== 'string') return yield* parseSourceRows(input.map(toSourceRow), parser);
  if (input.length > maxQuickListBytes || new TextEncoder().encode(input).length > maxQuickListBytes) {
    return { ...emptyList, isTooLong: true };
  }
  const rows = splitRows(withoutInvisible(input), (cells) => parseHeaderRow(cells) !== undefined);
  const list = yield* parseSourceRows(rows, parser);
  const withoutByteOrderMark = input.replace(/^\uFEFF/, '');
  return { ...list, hasOmittedCharacters: list.hasOmittedCharacters || /\p{Cf}/u.test(withoutByteOrderMark) };
}

function* parseSourceRows(allRows: readonly SourceRow[], parser: ProductParser): Generator<undefined, QuickList> {
  // A row `sep=;` holds no goods: it tells spreadsheets the separator.
  const filledRows = allRows.filter(({ source }) => /[\p{L}\p{N}]/u.test(source) && !/^\s*sep=.?\s*$/i.test(source));
  const rows = eraseRowNumbers(filledRows.slice(0, maxQuickListRows));
  const ignoredColumns = new Set<string>();
  const parsedRows: ParsedRow[] = [];
  const otherIndexes: number[] = [];
  let columns: readonly ColumnHeader[] | undefined;
  let mayBeReadByCellOrder = true;
  for (const [index, row] of rows.entries()) {
    yield;
    const headers = parseHeaderRow(row.cells);
    if (headers) {
      columns = headers;
      for (const { role, title } of headers) if (role === 'other' && title !== '') ignoredColumns.add(title);
      continue;
    }
    const isLong = row.source.length > maxRowLength;
    const readable = isLong ? toSourceRow([row.text.slice(0, maxRowLength)]) : row;
    const hasColumns = row.cells.length > 1 && !isLong;
    const parsedRow = parseRow(readable, { columns: hasColumns ? columns : undefined, mayBeReadByCellOrder, parser });
    // A row of cells without goods may be a header row in unknown words. Below it, nothing is read by the order of
    // cells.
    if (!parsedRow && row.cells.length > 1) mayBeReadByCellOrder = false;
    if (!parsedRow) otherIndexes.push(index);
    else parsedRows.push({ index, source: row.source, ...(isLong ? unparsedRow : parsedRow) });
  }
  return {
    ...emptyList,
    sources: rows.map(({ source }) => source),
    rows: parsedRows,
    otherIndexes,
    ignoredColumns: [...ignoredColumns],
    omittedSources: filledRows.slice(maxQuickListRows).map(({ source }) => source),
    hasOmittedCharacters: rows.some(({ cells }) => cells.length > 1 && cells.some((cell) => formulaStart.test(cell))),
  };
}

/** Removes invisible marks, which may hide what a line says, and turns control characters into spaces. */
function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
}
