import { expect, test } from 'vitest';
import { doubtfulPatterns, unreadablePatterns } from '#domain/quick-list/fields/amount.ts';
import { explanations, numbersOfAmount } from '#domain/quick-list/parts/explained-numbers.ts';
import { phrases, termPatterns } from '#domain/quick-list/parts/phrases.ts';
import { classifyWord, wordClasses } from './vocabulary.ts';

test('no word is in two classes', () => {
  const words = Object.values(wordClasses).flatMap((text) => text.trim().split(/\s+/));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  ['bags', 'pack'],
  ['kg', 'unit'],
  ['×', 'times'],
  ['sacke', 'pack'],
  ['–', 'dash'],
  ['..', 'dash'],
  ['(', 'open'],
  [')', 'close'],
  ['.', 'point'],
  [':', 'colon'],
  [';', 'pause'],
  ['☎', 'pause'],
  ['alba', undefined],
  // Digits of another script may be an amount.
  ['٢', 'change'],
])('%s is of the class %s', (word, wordClass) => expect(classifyWord(word)).toBe(wordClass));

const termKinds = ['number', 'name', 'word', 'remark', 'unread', 'weight', 'packs', 'amount'];
const kinds = [...Object.keys(wordClasses), 'pause', ...termKinds, 'qualifier', 'measure', 'code'];

test('no kind ends as another one does, so that a pattern finds whole kinds', () => {
  expect(kinds.filter((kind) => kinds.some((other) => other !== kind && kind.endsWith(other)))).toEqual([]);
});

test.each(
  Object.entries({
    unreadablePatterns,
    doubtfulPatterns,
    explanations,
    numbersOfAmount,
    phrases,
    terms: termPatterns.map(({ pattern }) => pattern),
  }),
)('the patterns %s consist of kinds', (_, patterns) => {
  const words = patterns.flatMap(
    ({ source }) => source.replaceAll(/\(\?<\w+>|#[\w()?!\\+]+/g, '').match(/[a-z]+/g) ?? [],
  );
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !kinds.includes(word))).toEqual([]);
});
