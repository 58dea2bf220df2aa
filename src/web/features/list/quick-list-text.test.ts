import { expect, test } from 'vitest';
import { maxQuickBytes, maxQuickLines } from '#domain/quick-list/quick-list.ts';
import { read, summary } from '#tests/support/quick-list-reading.ts';

test.each([
  ['Al\u200Bba 10 x 25 kg', true],
  ['Alba 10 x 25 kg \u202E', true],
  ['Alba;10;25;kg;=1+1', true],
  ['Product;Qty;Weight;Note\nAlba;10;25;@home', true],
  ['\uFEFFAlba;10;25;kg;1 + 1 = 2', false],
  ['Alba 10 x 25 kg', false],
  ['Alba 10 x 25 kg, cut, @home', false],
])('says of %j that signs were left out: %s', (text, isCleaned) => {
  expect(read(text).isCleaned).toBe(isCleaned);
});

test('takes out zero-width, direction and control marks', () => {
  expect(summary('\uFEFFAl\u200Bba\u202E 1\u20600 x\u0007 25\u00A0kg (8\u200E cm)')).toEqual([
    'ready: 12, 10 x 25 kg (8 cm)',
  ]);
});

test('a control mark parts words, and a line in words is kept as it was written', () => {
  expect(summary('Alba\u000B10 x 25 kg')).toEqual(['ready: 12, 10 x 25 kg']);
  expect(read(' "Alba" 10 x 25 kg').lines[0]?.source).toBe(' "Alba" 10 x 25 kg');
});

test('a product that is named twice stays two lines, the second one marked', () => {
  const { lines } = read('Alba 10 x 25 kg\nMace 1 x 5 kg\nAlba 10 x 25 kg\nAlba 2 x 5 kg');
  expect(lines.map(({ repeats }) => repeats)).toEqual([undefined, undefined, 1, 1]);
});

test('twelve lines of which two are unknown and one is ambiguous', () => {
  const good = ['Alba', 'C5', 'C4', 'M5', 'M4', 'H1', 'mace', 'chili', 'ginger'].map((name) => `${name} 2 x 10 kg`);
  const lines = read([...good, 'saffron 1 x 1 kg', 'black pepper 1 x 25 kg', 'vanilla 1 x 1 kg'].join('\n')).lines;
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  expect([count('ready'), count('choose'), count('unread')]).toEqual([9, 1, 2]);
});

test('reads 200 lines and returns the 201st as it was written', () => {
  const { lines, omitted } = read(
    Array.from({ length: maxQuickLines + 1 }, (_, index) => `Alba ${index + 1} x 25 kg`).join('\n\n'),
  );
  expect(lines).toHaveLength(200);
  expect(omitted).toEqual(['Alba 201 x 25 kg']);
});

test('reads 20 kB and nothing of a longer text', () => {
  const full = 'Alba 10 x 25 kg'.padEnd(maxQuickBytes, ' ');
  expect(read(full)).toMatchObject({ isTooLong: false, lines: [{ state: 'ready' }] });
  expect(read(`${full} `)).toMatchObject({ isTooLong: true, lines: [] });
  expect(read('é'.repeat(maxQuickBytes / 2 + 1)).isTooLong).toBe(true);
});

test('only lines with a letter or a digit count, and an empty text has none', () => {
  const { lines } = read(' \n---\nAlba 10 x 25 kg\n\n***\nMace 1 x 5 kg\n');
  expect(lines.map(({ number, source }) => [number, source])).toEqual([
    [1, 'Alba 10 x 25 kg'],
    [2, 'Mace 1 x 5 kg'],
  ]);
  expect(read('')).toEqual({
    lines: [],
    head: '',
    unreadColumns: [],
    omitted: [],
    isCleaned: false,
    isTooLong: false,
  });
  expect(read('Alba 10 x 25 kg')).toMatchObject({ head: '', unreadColumns: [], omitted: [] });
});

test.each([
  // Two products, or none, repeat nothing.
  ['black pepper 1 x 25 kg\nblack pepper 2 x 25 kg'],
  ['saffron 1 x 1 kg\nsaffron 1 x 1 kg'],
  ['black pepper 1 x 25 kg\nblack pepper powder 2 x 25 kg'],
  ['whole black pepper 1 x 25 kg\nblack pepper 2 x 25 kg'],
  ['black pepper 1 x 25 kg\nwhole black pepper 2 x 25 kg'],
])('%j marks no repetition', (text) => {
  expect(read(text).lines.map(({ repeats }) => repeats)).toEqual([undefined, undefined]);
});

test('what has to be chosen is said apart for product and packs', () => {
  const asked = (line: string) => read(line).lines.map(({ asksProduct, asksPacks }) => [asksProduct, asksPacks])[0];
  expect(asked('Alba 10 x 25 kg')).toEqual([false, false]);
  expect(asked('black pepper 10 x 25 kg')).toEqual([true, false]);
  expect(asked('Alba 10 x 1,000 kg')).toEqual([false, true]);
});

test('a note of 120 characters is read', () => {
  expect(summary(`Alba 1 x 25 kg, ${'x'.repeat(120)}`)).toEqual([`ready: 12, 1 x 25 kg (${'x'.repeat(120)})`]);
  expect(summary('Alba 1 x 25 kg, cut   to  length')).toEqual(['ready: 12, 1 x 25 kg (cut to length)']);
});

test('a mark at the start of a file is not called a sign that was left out, one within it is', () => {
  expect(read('\uFEFFAlba 10 x 25 kg').isCleaned).toBe(false);
  expect(read('Alba\uFEFF 10 x 25 kg').isCleaned).toBe(true);
  expect(read('=1+1\nAlba 10 x 25 kg').isCleaned).toBe(false);
  expect(read('Alba;10;25;kg;=1\nMace 1 x 5 kg').isCleaned).toBe(true);
});
