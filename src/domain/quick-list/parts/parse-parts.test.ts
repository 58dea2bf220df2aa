import { expect, test } from 'vitest';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { parseParts } from './parse-parts.ts';

test.each([
  ['Please send 10 bags of Alba', 'filler filler number pack of name'],
  ['Alba 8 cm cut', 'name aside aside neutral'],
  ['Off Cut', 'name name'],
  ['leaf oil', 'name name'],
  ['Allba', 'misspelt'],
  ['saffron', 'word'],
  ['cloves, no stems', 'name pause aside aside'],
  ['C 5, No. 02', 'name pause name'],
  ['C 5 kg', 'word number unit'],
])('the kinds of %s are %s', (line, kinds) => {
  expect(
    parseParts(line, parser)
      .map(({ kind }) => kind)
      .join(' '),
  ).toBe(kinds);
});
