import type { Part } from './parts.ts';

export interface Detail {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const silent = new Set('pause cell filler of in slash times equals each per total pack quantity'.split(' '));
const pauses = new Set(', ; ( ) |'.split(' '));

/** What is left of a row without the parts that were read: the words, in order, as they were written. */
export function detailsOf(line: string, parts: readonly Part[], used: ReadonlySet<Part>): Detail[] {
  const isTable = line.includes('\u001F');
  const runs: Part[][] = [[]];
  for (const part of parts) {
    // Within a cell of a table, only its end is a pause.
    const isPause = part.as === 'cell' || (!isTable && pauses.has(part.text));
    if (used.has(part) || isPause) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  const filled = runs.filter((run) => run.some(({ as }) => !silent.has(as)));
  return filled.map((run) => {
    const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0];
    return { text: withoutSigns(line.slice(start, end)), start, end };
  });
}

export function joinDetails(texts: readonly string[]): string {
  return texts
    .map((text) => text.split(/\s+/).join(' ').trim())
    .filter((text) => text !== '')
    .join('; ');
}

function withoutSigns(text: string): string {
  let [start, end] = [0, text.length];
  const isSign = (at: number) => /[\s,;:|.–—=@'-]/.test(text[at] ?? '');
  while (start < end && isSign(start) && !/\d/.test(text[start + 1] ?? '')) start++;
  while (start < end && /[\s,;:|–—-]/.test(text[end - 1] ?? '')) end--;
  const plain = text.slice(start, end);
  const isOpen = plain.startsWith('(') && !plain.includes(')');
  const isClosed = plain.endsWith(')') && !plain.includes('(');
  return plain.slice(isOpen ? 1 : 0, isClosed ? -1 : plain.length);
}
