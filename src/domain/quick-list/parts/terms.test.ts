import { expect, test } from 'vitest';
import { cellEnd } from '#domain/quick-list/words/cell-end.ts';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { parseParts } from './parse-parts.ts';
import { joinParts } from './terms.ts';

test.each([
  ['Alba 25 kg', 'name weight'],
  ['Alba 20 (kg)', 'name weight'],
  ['Alba KG. 500', 'name weight'],
  [`10${cellEnd}kg${cellEnd}Alba`, 'weight cell name'],
  ['10 bags of Alba', 'packs name'],
  ['25 kg per bag', 'weight each'],
  ['please send 7 organic Alba', 'number name'],
  ['Alba 10 x 25 kg', 'name number times weight'],
  ['Alba: 10 – (x)', 'name colon number dash open times close'],
])('%s has the terms %s', (line, kinds) => {
  expect(
    joinParts(parseParts(line, parser))
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe(kinds);
});
