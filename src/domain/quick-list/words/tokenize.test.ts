import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['Alba 10 x 25 kg', ['alba', 10, 'x', 25, 'kg']],
  ['10x25kg', [10, 'x', 25, 'kg']],
  ['10x.25', [10, 'x', '.25']],
  ['10 000 kg', ['10 000', 'kg']],
  ['1,000.5 kg', ['1,000.5', 'kg']],
  ['8-10 cm, 15/05/2027', ['8-10', 'cm', ',', '15/05/2027']],
  ['-18 °C', ['-18', '°c']],
  ['Alba-25', ['alba', '-', 25]],
  ['C5 and C5-25', ['c5', 'and', 'c5', '-', 25]],
  ['5 m.t', [5, 'm.t']],
  ["100's", [100, "'s"]],
  ['Säcke à 25', ['sacke', 'a', 25]],
  ['wait... (now)', ['wait', '...', '(', 'now', ')']],
])('%s has the tokens %j', (line, texts) => expect(tokenize(line).map(({ text }) => text)).toEqual(texts.map(String)));

test('numbers, words and signs are told apart, and where they stand', () => {
  expect(tokenize('é 25,')).toEqual([
    { tokenType: 'word', text: 'e', start: 0, end: 1 },
    { tokenType: 'number', text: '25', start: 2, end: 4 },
    { tokenType: 'sign', text: ',', start: 4, end: 5 },
  ]);
});
