import { cellEnd } from '#domain/quick-list/words/cell-end.ts';
import { tokenize } from '#domain/quick-list/words/tokenize.ts';
import { findWordClass } from '#domain/quick-list/words/vocabulary.ts';
import type { SourceRow } from './rows.ts';

/** A row's number with its sign (`1.`, `2)`, `3:`, `#4`, a keycap), a `*`, or the `>` of a mail. */
const markedNumber = /^\s*(?:[>*](?=\s\p{L})|#\d{1,3}(?=\s*\p{L})|\d{1,3} ?(?:\)|\uFE0F?\u20E3|[.:](?=\s|\p{L})))/u;

/** Puts spaces in place of row numbers: with a sign, such as `1.`, always; others only if they count up from 1. */
export function eraseRowNumbers(rows: readonly SourceRow[]): SourceRow[] {
  const candidates = rows.flatMap((row) => {
    const [, number, name = ''] = /^\s*(\d{1,3})\s+(\p{L}[\p{L}\p{N}]*)/u.exec(row.text.replace(cellEnd, ' ')) ?? [];
    const [word] = tokenize(name);
    // The first number of `1 x 25 kg` and of `1 bag` is not the number of the row.
    return number !== undefined && word && findWordClass(word.text) === undefined ? [{ row, number }] : [];
  });
  // In lines, `1 Alba` and `2 C5` may order 1 and 2 packs; in a table, quantities have a column of their own.
  const minCandidates = rows.some(({ cells }) => cells.length > 1) ? 2 : 3;
  const isCounting =
    candidates.length >= minCandidates && candidates.every(({ number }, at) => Number(number) === at + 1);
  const numberedRows = new Set(isCounting ? candidates.map(({ row }) => row) : []);
  return rows.map((row) => {
    const [number = ''] = (numberedRows.has(row) ? /^\s*\d+/ : markedNumber).exec(row.text) ?? [];
    return { ...row, text: ' '.repeat(number.length) + row.text.slice(number.length) };
  });
}
