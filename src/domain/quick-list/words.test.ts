import { expect, test } from 'vitest';
import { joinNotes } from './fields.ts';
import { isDash, isTimes, tokensOf } from './tokens.ts';
import { isDescription, isFiller, isPropertyUnit, stemsOf } from './words.ts';

test.each([
  ['Cloves', ['clove']],
  ['C 5 Special', ['c5', 'special']],
  ['Quillings No. 02', ['quilling', 'no2']],
  ['H1', ['h1']],
  ['H 1 and M 04', ['h1', 'and', 'm4']],
  ['Nr 3', ['nr3']],
  ['Pedúnculos', ['pedunculo']],
  ['60 mesh', ['60', 'mesh']],
  ['Alba 12', ['alba', '12']],
  ['chno 5', ['chno', '5']],
  ['gas', ['gas']],
  ['ajos', ['ajo']],
  ['', []],
])('the words of %j are %j', (text, words) => {
  expect(stemsOf(text)).toEqual(words);
});

test.each(['bags', 'please', 'sacos', 'de', 'bolsas', 'costales', 'necesitamos', 'y', 'sacs', 'boites', 'une'])(
  '%s names no product',
  (word) => expect(isFiller(word)).toBe(true),
);

test.each(['alba', 'canela', '', 'bagsbales'])('%j may name a product', (word) => {
  expect(isFiller(word)).toBe(false);
});

test.each(['cm', 'mesh', 'malla', '%', '°', '"', '″'])('a number before %s is a property', (unit) => {
  expect(isPropertyUnit(unit)).toBe(true);
});

test('a number before kg is none, and a description is no name', () => {
  expect(isPropertyUnit('kg')).toBe(false);
  expect(isDescription('organic')).toBe(false);
  expect(isDescription('whole')).toBe(true);
});

test.each([
  ['10x25kg', ['number 10', 'sign x', 'number 25', 'word kg']],
  ['10 × 25 KG', ['number 10', 'sign ×', 'number 25', 'word kg']],
  ['10 x bag', ['number 10', 'sign x', 'word bag']],
  ['extra x-ray axe', ['word extra', 'sign x', 'sign -', 'word ray', 'word axe']],
  ['C5 Ají', ['word c5', 'word aji']],
  ["1'000.5 x 1,5", ["number 1'000.5", 'sign x', 'number 1,5']],
  ['mix xylo', ['word mix', 'word xylo']],
  ['1\u00A0000', ['number 1\u00A0000']],
  ['8-10 cm;', ['number 8', 'sign -', 'number 10', 'word cm', 'sign ;']],
  [' ', []],
])('%j has the tokens %j', (line, tokens) => {
  expect(tokensOf(line).map(({ kind, text }) => `${kind} ${text}`)).toEqual(tokens);
});

test('each token knows its place', () => {
  expect(tokensOf(' 10 kg').map(({ start, end }) => [start, end])).toEqual([
    [1, 3],
    [4, 6],
  ]);
});

test.each([
  ['x', true, false],
  ['*', true, false],
  ['@', true, false],
  ['-', false, true],
  ['–', false, true],
  ['−', false, true],
  ['+', false, false],
])('the sign %s multiplies: %s, is a dash: %s', (text, multiplies, isADash) => {
  const token = { kind: 'sign', text, start: 0, end: 1 } as const;
  expect([isTimes(token), isDash(token)]).toEqual([multiplies, isADash]);
  const word = { ...token, kind: 'word' } as const;
  expect([isTimes(word), isDash(word)]).toEqual([false, false]);
});

test.each([
  [['8 cm', 'cut'], '8 cm; cut'],
  [[' 8 cm ', '', ' ', 'cut'], '8 cm; cut'],
  [['; . cut, :'], 'cut'],
  [['--cut'], 'cut'],
  [['-5 C'], '-5 C'],
  [['.5 mm'], '.5 mm'],
  [['cut,; next'], 'cut,; next'],
  [[], ''],
])('the parts %j of a note are joined to %j', (parts, note) => {
  expect(joinNotes(parts)).toBe(note);
});
