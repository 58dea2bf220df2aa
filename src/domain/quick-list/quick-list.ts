import { maxNoteLength } from '#domain/cart-item.ts';
import type { ProductId } from '#domain/catalogue.ts';
import { parseAmount, type AmountProblem, type AmountReading } from './amounts.ts';
import { isCertainLine, isCertainTitled, isCertainUntitled } from './certainty.ts';
import { hasFormulaSign, parseHead, splitTitledRow, splitUntitledRow, type Head } from './columns.ts';
import { joinNotes, type Fields } from './fields.ts';
import type { NameParser } from './product-names.ts';
import { splitRows, type Row } from './rows.ts';
import { splitSpokenLine } from './spoken-line.ts';

/** Most lines that are read; further ones are returned as they are. */
export const maxQuickLines = 200;
/** Longest text that is read, in bytes of UTF-8. */
export const maxQuickBytes = 20_000;

export type QuickProblem = AmountProblem | 'missing-product' | 'unknown-product' | 'formula' | 'note-too-long';

/** What a line of a list means. It is ready with one product and one reading of its amount. */
export interface QuickLine extends Omit<AmountReading, 'problem'> {
  /** Position in the list, from 1. */
  readonly number: number;
  /** The line as it was written. */
  readonly source: string;
  readonly state: 'ready' | 'choose' | 'unread';
  /** Whether a person must choose or confirm the product. */
  readonly asksProduct: boolean;
  /** Whether a person must choose between readings of the amount. */
  readonly asksPacks: boolean;
  /** The products to choose from. */
  readonly products: readonly ProductId[];
  readonly note: string;
  /** The first reason why the line is not understood. */
  readonly problem?: QuickProblem;
  /** The first line that names the same product. */
  readonly repeats?: number;
}

export interface QuickList {
  readonly lines: readonly QuickLine[];
  /** The titles of the columns as written; empty without. */
  readonly head: string;
  /** Titles of columns that are not read. */
  readonly unreadColumns: readonly string[];
  /** Lines beyond the first 200, as written. */
  readonly omitted: readonly string[];
  /** Whether invisible marks, or the signs of formulas, were left out. */
  readonly isCleaned: boolean;
  /** Whether the text is longer than 20 kB, so that nothing is read. */
  readonly isTooLong: boolean;
}

/** Reads a pasted list: one product a line, in words or in columns, of a mail or a spreadsheet. */
export function parseQuickList(text: string, parseName: NameParser): QuickList {
  const plain = withoutInvisible(text);
  const nothing = { lines: [], head: '', unreadColumns: [], omitted: [], isCleaned: false, isTooLong: false };
  if (new TextEncoder().encode(text).length > maxQuickBytes) return { ...nothing, isTooLong: true };
  const [first, ...others] = splitRows(plain, ({ cells }) => parseHead(cells) !== undefined).filter(({ source }) =>
    /[\p{L}\p{N}]/u.test(source),
  );
  if (!first) return nothing;
  const head = parseHead(first.cells);
  const rows = head ? others : [first, ...others];
  const isCertain = createCertainty(rows, first, head);
  const lines = rows.slice(0, maxQuickLines).map((row, index) => {
    const line = parseRow(row, index + 1, head, parseName);
    return isCertain(row) ? line : withDoubt(line);
  });
  return {
    ...nothing,
    lines: lines.map((line) => withRepeat(line, lines)),
    head: head ? first.source : '',
    unreadColumns: head?.unread ?? [],
    omitted: rows.slice(maxQuickLines).map(({ source }) => source),
    isCleaned: hasInvisible(text) || rows.some(({ cells }) => cells.length > 1 && cells.some(hasFormulaSign)),
  };
}

/** Whether a text has marks that are not seen; files begin with one that says how they are encoded. */
function hasInvisible(text: string): boolean {
  return /\p{Cf}/u.test(text.replace(/^\uFEFF/, ''));
}

/** Takes out zero-width and direction marks, which may hide what a line says, and control characters. */
function withoutInvisible(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, ' ');
}

/** Finds the rows whose amount is certain. Nothing is below titles that are not understood, or with a second table. */
function createCertainty(rows: readonly Row[], first: Row, head: Head | undefined): (row: Row) => boolean {
  const isTable = ({ cells }: Row) => cells.length > 1;
  const isForeign = (row: Row) =>
    isTable(row) &&
    (head
      ? !row.cells.some((cell) => /\d/.test(cell))
      : splitUntitledRow(row.cells) === undefined && !row.cells.some(hasFormulaSign));
  const isTrusted = !rows.some(isForeign) && !rows.some(({ source }) => /^sep=/i.test(source));
  return (row) => {
    if (!isTable(row)) return isCertainLine(row.source);
    return isTrusted && (head ? isCertainTitled(row, first.cells, head) : isCertainUntitled(row));
  };
}

/** The line, to be confirmed by a person. */
function withDoubt(line: QuickLine): QuickLine {
  return line.state === 'unread' ? line : { ...line, state: 'choose', asksPacks: true };
}

function parseRow({ source, cells }: Row, number: number, head: Head | undefined, parseName: NameParser): QuickLine {
  const columns = head && cells.length > 1 ? splitTitledRow(cells, head) : splitUntitledRow(cells);
  const fields = columns ?? splitSpokenLine(source.replaceAll(/\s/g, ' '));
  const line = { number, source, ...parseFields(fields, parseName) };
  const isFormula = line.problem !== undefined && cells.some((cell) => cell.trimStart().startsWith('='));
  return isFormula ? { ...line, problem: 'formula' } : line;
}

function parseFields(fields: Fields, parseName: NameParser): Omit<QuickLine, 'number' | 'source'> {
  const { ids, isGuess, unknown } = parseName(fields.name);
  const { problem: amountProblem, ...amount } = parseAmount(fields.amount);
  const nameProblem = fields.name === '' ? 'missing-product' : ids.length === 0 ? 'unknown-product' : undefined;
  const note = joinNotes([...unknown, fields.note]).replaceAll(/\s+/g, ' ');
  const problem = nameProblem ?? amountProblem ?? (note.length > maxNoteLength ? 'note-too-long' : undefined);
  const asksProduct = ids.length > 1 || isGuess;
  const asksPacks = amount.packs.length > 1;
  return {
    ...amount,
    asksProduct,
    asksPacks,
    products: ids,
    note,
    state: problem ? 'unread' : asksProduct || asksPacks ? 'choose' : 'ready',
    ...(problem && { problem }),
  };
}

/** Marks a line whose product an earlier line names too. */
function withRepeat(line: QuickLine, lines: readonly QuickLine[]): QuickLine {
  const [id, other] = line.products;
  if (other !== undefined) return line;
  const first = lines.find(({ products }) => products.length === 1 && products[0] === id);
  return first && first.number < line.number ? { ...line, repeats: first.number } : line;
}
