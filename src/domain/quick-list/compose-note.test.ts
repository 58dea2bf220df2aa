import { expect, test } from 'vitest';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { composeNote } from './compose-note.ts';
import { parseParts } from './parts/parse-parts.ts';
import { cellEnd } from './words/cell-end.ts';

function composeLineNote(line: string): string {
  const parts = parseParts(line, parser);
  return composeNote(line, parts, new Set(parts.filter(({ kind }) => kind === 'name')));
}

test.each([
  ['alba - organic', 'organic'],
  ['alba +samples', 'samples'],
  [`alba${cellEnd}(organic`, 'organic'],
  [`alba${cellEnd}organic)`, 'organic'],
  ['alba organic -', 'organic'],
  [`alba${cellEnd}(organic) now`, '(organic) now'],
  ['alba (organic) now', 'organic; now'],
  ['alba -18 °C', '-18 °C'],
  ['alba + samples', '+ samples'],
  ['alba of', ''],
  ['organic   now alba', 'organic now'],
  ['cut to 8 cm, alba, organic', 'cut to 8 cm; organic'],
])('the note beside the name in %j is “%s”', (line, note) => {
  expect(composeLineNote(line)).toBe(note);
});
