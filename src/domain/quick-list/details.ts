import type { Part } from './parts.ts';
import { cellEnd } from './vocabulary.ts';

/** A text of the details with its place in the row. */
export interface Detail {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What is left of a row without the parts that were read: the words, in order, as they were written. */
export function detailsOf(line: string, parts: readonly Part[], used: ReadonlySet<Part>): Detail[] {
  const runs: Part[][] = [[]];
  for (const part of parts) {
    // Within a cell of a table, only its end is a pause.
    const isPause = part.code === '|' || (!line.includes(cellEnd) && /^[,;()|]$/.test(part.text));
    if (used.has(part) || isPause) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  const filled = runs.filter((run) => run.some(({ code }) => /^[#adnw?]$/.test(code)));
  return filled.map((run) => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    return { text: withoutSigns(line.slice(start, end)), start, end };
  });
}

/** Joins the parts of the details. */
export function joinDetails(texts: readonly string[]): string {
  return texts
    .map((text) => text.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((text) => text !== '')
    .join('; ');
}

/** The text without the signs and brackets around it. */
function withoutSigns(text: string): string {
  const plain = text.replaceAll(/\s+/g, ' ').replace(/^[\s,;:|.–—=@'"-]+(?!\d)|[\s,;:|]+$/gu, '');
  const isOpen = plain.includes('(') && !plain.includes(')');
  const isClosed = plain.includes(')') && !plain.includes('(');
  return plain.replace(/^\(([^()]*)\)$/, '$1').replace(isOpen ? /^\(/ : isClosed ? /\)$/ : /^$/, '');
}
