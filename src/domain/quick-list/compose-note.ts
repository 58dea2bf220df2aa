import type { LinePart, PartKind } from './parts/parse-parts.ts';
import { cellEnd } from './words/cell-end.ts';
import { isPunctuation } from './words/vocabulary.ts';

const meaninglessKinds = new Set<PartKind>([
  'filler',
  'of',
  'in',
  'times',
  'equals',
  'each',
  'per',
  'total',
  'pack',
  'quantity',
]);

export function composeNote(line: string, parts: readonly LinePart[], usedParts: ReadonlySet<LinePart>): string {
  const isTable = line.includes(cellEnd);
  const runs: LinePart[][] = [[]];
  for (const part of parts) {
    // In a table only the end of a cell is a pause: a comma belongs to the text of the cell.
    const isPause = part.kind === 'cell' || (!isTable && /^[,;(|)]$/.test(part.text));
    if (usedParts.has(part) || isPause) runs.push([]);
    else runs.at(-1)?.push(part);
  }
  const texts = runs.map((run) => {
    const [first] = run;
    // A run with a word that `toRowInWords` added, which has no length, is an amount, not a note.
    const hasAddedWord = run.some(({ start, end }) => start === end);
    if (!first || hasAddedWord || run.every(({ kind }) => meaninglessKinds.has(kind) || isPunctuation(kind))) return '';
    const text = trimSigns(line.slice(first.start, run.at(-1)?.end));
    return first.title === undefined ? text : `${first.title} ${text}`;
  });
  return texts
    .map(collapseSpaces)
    .filter((text) => text !== '')
    .join('; ');
}

function collapseSpaces(text: string): string {
  return text.split(/\s+/).join(' ').trim();
}

function trimSigns(text: string): string {
  const plain = text
    // Signs at the start: of `- organic` and `+samples`, but not of `-18 °C`, `+94 77` or `+ samples`.
    .replace(/^(?:[\s,;:|.–—=@'-](?!\d)|\+(?![\s\d]))+/, '')
    // Signs at the end: of `organic -` and `organic (`. The pattern starts only at the first of several signs, because
    // a start at each of them would take quadratic time.
    .replace(/(?<![\s,;:|(–—-])[\s,;:|(–—-]+$/, '');
  // A bracket without its partner: of `(organic` and `organic)`, but not of `(organic) powder`.
  return plain.replace(/^\(([^)]*)$/, '$1').replace(/^([^(]*)\)$/, '$1');
}
