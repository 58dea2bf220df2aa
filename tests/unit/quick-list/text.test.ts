import { expect, test } from 'vitest';
import { maxQuickListBytes, maxQuickListRows } from '#domain/quick-list/quick-list.ts';
import {
  describeRows,
  getParsedRowState,
  listCompleteRows,
  read,
} from '#tests/unit/support/quick-list/quick-list-reading.ts';

test.each([
  ['a zero-width space in a word', 'Al\u200Bba 10 x 25 kg'],
  ['a byte order mark that is not at the start of the text', 'Alba\uFEFF 10 x 25 kg'],
  ['a mark that turns the direction of writing', 'Alba 10 x 25 kg \u202E'],
  ['a cell that begins with =', 'Alba;10;25;kg;=1+1'],
  ['a cell below a header that begins with @ and a letter', 'Product;Qty;Weight;Note\nAlba;10;25;@home'],
  ['a cell that begins with + and a letter', 'Alba;10;25;kg;+samples'],
  ['a cell that begins with =, above a row in words', 'Alba;10;25;kg;=1\nMace 1 x 5 kg'],
])('characters are left out of %s', (_, text) => expect(read(text).hasOmittedCharacters).toBe(true));

test.each([
  ['a plain line', 'Alba 10 x 25 kg'],
  ['a line in words after the byte order mark of a file', '\uFEFFAlba 10 x 25 kg'],
  ['a row of cells after the byte order mark of a file', '\uFEFFAlba;10;25;kg;1 + 1 = 2'],
  ['a formula that is a line, not a cell', '=1+1\nAlba 10 x 25 kg'],
  ['@ in a line in words', 'Alba 10 x 25 kg, cut, @home'],
  ['a cell with a telephone number', 'Alba;10;25;kg;+94 77 123 4567'],
  ['a cell that begins with + and a space', 'Alba;10;25;kg;+ samples'],
  ['a cell that begins with @ and a digit', 'Alba;10;25;kg;@5'],
])('no characters are left out of %s', (_, text) => expect(read(text).hasOmittedCharacters).toBe(false));

test('zero-width, direction and control marks are taken out', () => {
  expect(describeRows('\uFEFFAl\u200Bba\u202E 1\u20600 x\u0007 25\u00A0kg (8\u200E cm)')).toEqual([
    'complete alba: 10 x 25 kg (8 cm)',
  ]);
});

test('a control mark parts words, and a line in words is kept as it was written', () => {
  expect(describeRows('Alba\u000B10 x 25 kg')).toEqual(['complete alba: 10 x 25 kg']);
  expect(read(' "Alba" 10 x 25 kg').rows[0]?.source).toBe(' "Alba" 10 x 25 kg');
});

test('nine of twelve lines are complete, two unknown and one ambiguous have no product', () => {
  const good = ['Alba', 'C5', 'C4', 'M5', 'M4', 'H1', 'mace', 'chili', 'ginger'].map((name) => `${name} 2 x 10 kg`);
  const { rows } = read([...good, 'saffron 1 x 1 kg', 'black pepper 1 x 25 kg', 'vanilla 1 x 1 kg'].join('\n'));
  expect(rows.filter((row) => getParsedRowState(row).status === 'complete')).toHaveLength(9);
  expect(rows.filter(({ productId }) => productId === undefined)).toHaveLength(3);
});

test('200 lines are read, and the 201st is returned as it was written', () => {
  const { rows, omittedSources } = read(
    Array.from({ length: maxQuickListRows + 1 }, (_, index) => `Alba ${index + 1} x 25 kg`).join('\n\n'),
  );
  expect(rows).toHaveLength(200);
  expect(omittedSources).toEqual(['Alba 201 x 25 kg']);
});

test('a text of 200 kB is read, and a longer one is not', () => {
  const full = 'Alba 10 x 25 kg'.padEnd(maxQuickListBytes, '\n');
  expect(read(full).isTooLong).toBe(false);
  expect(listCompleteRows(full)).toHaveLength(1);
  expect(read(`${full}\n`)).toMatchObject({ isTooLong: true, rows: [] });
  expect(read('é'.repeat(maxQuickListBytes / 2 + 1)).isTooLong).toBe(true);
});

test('only rows with a letter or a digit count, and an empty text has none', () => {
  const { sources, rows } = read(' \n---\nAlba 10 x 25 kg\n\n***\nMace 1 x 5 kg\n');
  expect(sources).toEqual(['Alba 10 x 25 kg', 'Mace 1 x 5 kg']);
  expect(rows.map(({ index }) => index)).toEqual([0, 1]);
  expect(read('')).toEqual({
    sources: [],
    rows: [],
    otherIndexes: [],
    ignoredColumns: [],
    omittedSources: [],
    hasOmittedCharacters: false,
    isTooLong: false,
  });
});

test('a row with more than 1,000 characters is not read, but its goods are not lost', () => {
  const line = 'Alba 10 x 25 kg, ';
  expect(read(line.padEnd(1000, 'x')).rows).toHaveLength(1);
  expect(read(line.padEnd(1001, 'x'))).toMatchObject({ rows: [{ choices: [], note: '' }] });
  expect(read('Dear Sir, '.padEnd(1001, 'x'))).toMatchObject({ rows: [], otherIndexes: [0] });
});
