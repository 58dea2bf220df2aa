export const cellEnd = '\u001F';

/** A row of a table, or a line in words, which is one cell. */
export interface Row {
  readonly source: string;
  /** The same, each character in its place, with `cellEnd` for the separators and without the quotes around cells. */
  readonly text: string;
  readonly cells: readonly Cell[];
  /** Whether a comma may have torn a number: `7,500`. */
  readonly isTorn: boolean;
}

export interface Cell {
  readonly text: string;
  readonly start: number;
}

/** What may separate the cells of a table, the surest first. */
const separators = ['\t', ';', '|', ','] as const;
type Separator = (typeof separators)[number];

/** Splits a text at the separator by which most of its rows have the same number of cells. */
export function splitRows(text: string, isTitles: (cells: readonly string[]) => boolean): Row[] {
  const splits = separators.map((separator) => {
    const rows = rowsOf(text, separator);
    return { rows, score: scoreOf(rows, separator, isTitles) };
  });
  const best = splits.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.rows : text.split('\n').map(toLine);
}

function toLine(source: string): Row {
  return { source, text: source, cells: [{ text: source, start: 0 }], isTorn: false };
}

export function toRow(cells: readonly string[]): Row {
  const plain = cells.map((cell) => cell.replaceAll(/\s/g, ' ').replaceAll(cellEnd, ' '));
  let start = 0;
  const placed = plain.map((text) => {
    const cell = { text, start };
    start += text.length + 1;
    return cell;
  });
  return { source: plain.join('\t'), text: plain.join(cellEnd), cells: placed, isTorn: false };
}

/**
 * The higher, the more rows the separator splits into the same number of cells. Other split rows count half, and titles as all
 * rows. A comma with a space behind it belongs to a sentence.
 */
function scoreOf(rows: readonly Row[], separator: Separator, isTitles: (cells: readonly string[]) => boolean): number {
  const least = separator === ',' ? 3 : 2;
  const counts = new Map<number, number>();
  for (const { source, cells } of rows) {
    const isSentence = separator === ',' && (source.split(/,(?!\s)/).length < least || !/\D,|,\D/.test(source));
    if (cells.length >= least && !isSentence) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  const agreeing = [...counts.values()];
  const all = agreeing.reduce((sum, count) => sum + count, 0);
  const hasTitles = rows.some(({ cells }) => isTitles(cells.map(({ text }) => text)));
  return (all + Math.max(0, ...agreeing)) / 2 + (hasTitles ? rows.length : 0);
}

function rowsOf(text: string, separator: Separator): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start <= text.length;) {
    const cells: (Cell & { readonly raw: string })[] = [];
    let at = start;
    do {
      const from = cells.length === 0 ? at : at + 1;
      const cell = cellAt(text, from, separator);
      cells.push({ ...cell, start: from - start });
      at = from + cell.raw.length;
    } while (text[at] === separator);
    const source = text.slice(start, at);
    const isTorn = separator === ',' && /(?:^|,)\s*\d{1,3},\d{3}(?!\d)/.test(source);
    if (cells.length === 1) rows.push(toLine(source));
    else rows.push({ source, text: cells.map(withoutQuotes).join(cellEnd), cells, isTorn });
    start = at + 1;
  }
  return rows;
}

/** Longest quoted cell: a quote that is not closed must not search the rest of the text. */
const maxQuoted = 2000;

/** The cell that begins at a place. A quote that is not closed before the end of its cell is a sign of the text, as for inches. */
function cellAt(text: string, start: number, separator: Separator): { readonly text: string; readonly raw: string } {
  const isEnd = (at: number) => at >= text.length || text[at] === '\n' || text[at] === separator;
  const afterBlanks = (at: number) => {
    let next = at;
    while (text[next] === ' ') next++;
    return next;
  };
  const open = afterBlanks(start);
  if (text[open] === '"') {
    let close = open + 1;
    while (close < text.length && close < open + maxQuoted && (text[close] !== '"' || text[close + 1] === '"')) {
      close += text[close] === '"' ? 2 : 1;
    }
    const end = afterBlanks(close + 1);
    const inner = text.slice(open + 1, close);
    if (text[close] === '"' && isEnd(end) && !hasRowBelow(inner, separator)) {
      return { text: inner.replaceAll('""', '"'), raw: text.slice(start, end) };
    }
  }
  let end = start;
  while (!isEnd(end)) end++;
  return { text: text.slice(start, end), raw: text.slice(start, end) };
}

function withoutQuotes({ text, raw }: { readonly text: string; readonly raw: string }): string {
  if (text === raw) return raw;
  const [open, close] = [raw.indexOf('"'), raw.lastIndexOf('"')];
  const inner = raw
    .slice(open + 1, close)
    .replaceAll('""', '" ')
    .replaceAll('\n', ' ');
  return `${' '.repeat(open + 1)}${inner}${' '.repeat(raw.length - close)}`;
}

function hasRowBelow(inner: string, separator: Separator): boolean {
  return inner.includes('\n') && inner.slice(inner.indexOf('\n')).includes(separator);
}
