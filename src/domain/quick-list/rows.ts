/** A row of a table: its text as written and its cells, without the quotes around them. */
export interface Row {
  readonly source: string;
  readonly cells: readonly string[];
}

/** What may separate the cells of a table, the surest first. */
const separators = ['\t', ';', '|', ','] as const;
type Separator = (typeof separators)[number];

/** Splits a text at the separator by which most of its rows have the same number of cells; lines in words are one cell. */
export function splitRows(text: string, isHead: (row: Row) => boolean): Row[] {
  const splits = separators.map((separator) => {
    const rows = rowsOf(text, separator);
    return { rows, score: scoreOf(rows, separator, isHead) };
  });
  const best = splits.reduce((one, other) => (other.score > one.score ? other : one));
  return best.score > 0 ? best.rows : text.split('\n').map((source) => ({ source, cells: [source] }));
}

/** The rows that agree, and half of the others; titles outweigh them. A comma of a sentence has a space behind it. */
function scoreOf(rows: readonly Row[], separator: Separator, isHead: (row: Row) => boolean): number {
  const least = separator === ',' ? 3 : 2;
  const counts = new Map<number, number>();
  for (const { source, cells } of rows) {
    const isSentence = separator === ',' && source.split(/,(?!\s)/).length < least;
    if (cells.length >= least && !isSentence) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  }
  const agreeing = [...counts.values()];
  const all = agreeing.reduce((sum, count) => sum + count, 0);
  return (all + Math.max(0, ...agreeing)) / 2 + (rows.some(isHead) ? rows.length : 0);
}

function rowsOf(text: string, separator: Separator): Row[] {
  const rows: Row[] = [];
  for (let start = 0; start <= text.length;) {
    const cells: string[] = [];
    let at = start;
    do {
      const cell = cellAt(text, cells.length === 0 ? at : at + 1, separator);
      cells.push(cell.text);
      at = cell.end;
    } while (text[at] === separator);
    rows.push({ source: text.slice(start, at), cells });
    start = at + 1;
  }
  return rows;
}

/** A cell in quotes, with what is between them, and one without, by the sign that ends them. */
const cellPatterns: Readonly<Record<Separator, { readonly quoted: RegExp; readonly plain: RegExp }>> = {
  ',': { quoted: / *"((?:[^"]|"")*)" *(?=[\n,]|$)/y, plain: /[^\n,]*/y },
  ';': { quoted: / *"((?:[^"]|"")*)" *(?=[\n;]|$)/y, plain: /[^\n;]*/y },
  '|': { quoted: / *"((?:[^"]|"")*)" *(?=[\n|]|$)/y, plain: /[^\n|]*/y },
  '\t': { quoted: / *"((?:[^"]|"")*)" *(?=[\n\t]|$)/y, plain: /[^\n\t]*/y },
};

/** The cell that begins at a place. A quote that is not closed before the end of its cell is a sign of the text, as for inches. */
function cellAt(text: string, start: number, separator: Separator): { readonly text: string; readonly end: number } {
  const { quoted, plain } = cellPatterns[separator];
  quoted.lastIndex = start;
  const [all, inner] = quoted.exec(text) ?? [];
  if (all !== undefined && inner !== undefined && !hasRowBelow(inner, separator)) {
    return { text: inner.replaceAll('""', '"'), end: start + all.length };
  }
  plain.lastIndex = start;
  const cell = plain.exec(text)?.[0] ?? '';
  return { text: cell, end: start + cell.length };
}

/** Whether what stands between two quotes goes over a line break into other rows. */
function hasRowBelow(inner: string, separator: Separator): boolean {
  return inner.slice(inner.indexOf('\n') + 1).includes(separator) && inner.includes('\n');
}
