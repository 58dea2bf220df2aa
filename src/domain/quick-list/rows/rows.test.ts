import { expect, test } from 'vitest';
import { cellEnd } from '#domain/quick-list/words/cell-end.ts';
import { splitRows, splitRowsAt, toSourceRow } from './rows.ts';

const splitCells = (text: string) => splitRows(text, () => false).map(({ cells }) => cells);

test.each([
  [
    'tabs',
    'Alba\t10\nMace\t4',
    [
      ['Alba', '10'],
      ['Mace', '4'],
    ],
  ],
  [
    'semicolons',
    'Alba;10\nMace;4',
    [
      ['Alba', '10'],
      ['Mace', '4'],
    ],
  ],
  [
    'commas',
    'Alba,10,25\nMace,4,20',
    [
      ['Alba', '10', '25'],
      ['Mace', '4', '20'],
    ],
  ],
  [
    'the separator that most rows have',
    'Alba;10;a,b\nMace;4;c',
    [
      ['Alba', '10', 'a,b'],
      ['Mace', '4', 'c'],
    ],
  ],
  ['none, as commas with a space are of a sentence', 'Alba, 10 kg, dry', [['Alba, 10 kg, dry']]],
])('cells are split at %s', (_, text, cells) => expect(splitCells(text)).toEqual(cells));

test.each([
  ['a separator', '"a;b";c', ['a;b', 'c']],
  ['a doubled quote', '"4"" cut";c', ['4" cut', 'c']],
  ['an end of line', '"a\nb";c', ['a\nb', 'c']],
  ['nothing, if it is not closed', '4" cut;c', ['4" cut', 'c']],
])('a quoted cell may hold %s', (_, text, cells) => {
  expect(splitRowsAt(text, ';').map((row) => row.cells)).toEqual([cells]);
});

test('the text of a row has each character in its place', () => {
  const [row] = splitRowsAt('"Alba";10', ';');
  expect(row).toEqual({
    source: '"Alba";10',
    text: ` Alba ${cellEnd}10`,
    cells: ['Alba', '10'],
    hasAmbiguousComma: false,
  });
});

test.each([
  ['Alba,1,500,kg', true],
  ['Alba,10,25,kg', false],
])('whether a comma may have torn a number of %s: %s', (text, hasAmbiguousComma) => {
  expect(splitRowsAt(text, ',').map((row) => row.hasAmbiguousComma)).toEqual([hasAmbiguousComma]);
});

test('cells of a spreadsheet become a row without line ends within', () => {
  expect(toSourceRow(['Alba\n8 cm', '10'])).toMatchObject({ source: 'Alba 8 cm\t10', cells: ['Alba 8 cm', '10'] });
});
