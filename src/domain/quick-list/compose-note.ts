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

const leadingSigns = /^(?:[\s,;:|.–—=@'-](?!\d)|\+(?![\s\d]))+/;
/** Starts only at the first of several signs, because a start at each of them would take quadratic time. */
const trailingSigns = /(?<![\s,;:|(–—-])[\s,;:|(–—-]+$/;
const unclosedBracket = /^\(([^)]*)$/;
const unopenedBracket = /^([^(]*)\)$/;

function trimSigns(text: string): string {
  const plain = text.replace(leadingSigns, '').replace(trailingSigns, '');
  return plain.replace(unclosedBracket, '$1').replace(unopenedBracket, '$1');
}
