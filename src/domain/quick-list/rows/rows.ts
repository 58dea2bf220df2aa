import { cellEnd } from '#domain/quick-list/words/cell-end.ts';

/** A row of a table; or a line in words, which counts as a row with one cell. */
export interface SourceRow {
  readonly source: string;
  /**
   * The source with `cellEnd` for each separator, and spaces for the quotes around cells. Both texts have the same
   * length, so positions in one hold for the other. A row with one cell keeps its quotes.
   */
  readonly text: string;
  readonly cells: readonly string[];
  readonly hasAmbiguousComma: boolean;
}

const separators = ['\t', ';', '|', ','] as const;
type Separator = (typeof separators)[number];

/** Splits a text at the separator by which most of its rows have the same number of cells. */
export function splitRows(text: string, isHeaderRow: (cells: readonly string[]) => boolean): SourceRow[] {
  const splits = separators.map((separator) => {
    const rows = splitRowsAt(text, separator);
    return { rows, score: scoreSplit(rows, separator, isHeaderRow) };
  });
  const best = splits.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 0 ? best.rows : text.split('\n').map(toLine);
}

/** A number between two commas: after a word (`Alba,7,500`, `C5,10,25`), or before one (`7,500,kg`). */
const ambiguousCommas = [/(?<=^|\D|\p{L}\d{1,20}),\d{1,20},\d/u, /\d,\d{1,20},(?=[^\s\d])/u];

function toLine(source: string): SourceRow {
  return {
    source,
    text: source,
    cells: [source],
    hasAmbiguousComma: ambiguousCommas.some((pattern) => pattern.test(source)),
  };
}

export function toSourceRow(cells: readonly string[]): SourceRow {
  const clean = cells.map((cell) => cell.replaceAll(/\s/g, ' ').replaceAll(cellEnd, ' '));
  return { source: clean.join('\t'), text: clean.join(cellEnd), cells: clean, hasAmbiguousComma: false };
}

/**
 * Scores a separator: a point for each row with the usual number of cells, half a point for each row with another
 * number; with a header row, one more point for every row.
 */
function scoreSplit(
  rows: readonly SourceRow[],
  separator: Separator,
  isHeaderRow: (cells: readonly string[]) => boolean,
): number {
  const counts = new Map<number, number>();
  for (const { source, cells } of rows) {
    const isTableRow = separator === ',' ? isCommaTableRow(source) : cells.length > 1;
    if (isTableRow) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  const headerPoints = rows.length * Number(rows.some(({ cells }) => isHeaderRow(cells)));
  const usualCount = Math.max(0, ...counts.values());
  const otherCount = [...counts.values()].reduce((sum, count) => sum + count, 0) - usualCount;
  return usualCount + otherCount / 2 + headerPoints;
}

/** Whether a row has at least two commas before no space, and a comma of any kind that is not between two digits. */
function isCommaTableRow(source: string): boolean {
  return source.split(/,(?!\s)/).length > 2 && /\D,|,\D/.test(source);
}

/** In a comma table: two cells such as those of `1,500` may be one number. */
const tornThousands = /(?:^|,)\s*\d{1,3},\d{3}(?!\d)/;

export function splitRowsAt(text: string, separator: Separator): SourceRow[] {
  const rows: SourceRow[] = [];
  for (let start = 0; start <= text.length;) {
    const firstCell = parseCell(text, start, separator);
    const parsedCells = [firstCell];
    let end = start + firstCell.raw.length;
    while (text[end] === separator) {
      const cell = parseCell(text, end + 1, separator);
      parsedCells.push(cell);
      end += 1 + cell.raw.length;
    }
    const source = text.slice(start, end);
    const hasAmbiguousComma = separator === ',' && tornThousands.test(source);
    const cells = parsedCells.map(({ text: value }) => value);
    if (cells.length === 1) rows.push({ ...toLine(source), cells });
    else rows.push({ source, text: parsedCells.map(eraseQuotes).join(cellEnd), hasAmbiguousComma, cells });
    start = end + 1;
  }
  return rows;
}

interface Cell {
  readonly text: string;
  readonly raw: string;
}

/** A quoted cell has at most 2,000 characters, so that an unclosed quote does not cause a search of the whole text. */
const quoted = / *"((?:[^"]|""){0,2000})" */y;

/**
 * Parses the cell that begins at `start`. A quote that is not closed before the end of its cell belongs to the text,
 * because it may mean inches.
 */
function parseCell(text: string, start: number, separator: Separator): Cell {
  const isEnd = (at: number) => at >= text.length || text[at] === '\n' || text[at] === separator;
  quoted.lastIndex = start;
  const [raw = '', inner = ''] = quoted.exec(text) ?? [];
  const hasRowBelow = inner.includes('\n') && inner.slice(inner.indexOf('\n')).includes(separator);
  if (raw !== '' && isEnd(start + raw.length) && !hasRowBelow) return { text: inner.replaceAll('""', '"'), raw };
  let end = start;
  while (!isEnd(end)) end++;
  return { text: text.slice(start, end), raw: text.slice(start, end) };
}

function eraseQuotes({ text, raw }: Cell): string {
  if (text === raw) return raw;
  const inner = raw.replace(/^ *"/, (all) => ' '.repeat(all.length)).replace(/" *$/, (all) => ' '.repeat(all.length));
  return inner.replaceAll('""', '" ').replaceAll('\n', ' ');
}
