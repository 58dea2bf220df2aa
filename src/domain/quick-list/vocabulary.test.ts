import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { classOf, pauseOf, wordClasses } from './vocabulary.ts';

test('no word is in two classes', () => {
  const words = Object.values(wordClasses).flatMap((text) => text.trim().split(/\s+/));
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
});

test.each([
  ['bags', 'pack'],
  ['kg', 'unit'],
  ['×', 'times'],
  ['sacke', 'pack'],
  [';', 'pause'],
  ['☎', 'pause'],
  ['alba', undefined],
  // Digits of another script may be an amount.
  ['٢', 'change'],
])('%s is of the class %s', (word, wordClass) => expect(classOf(word)).toBe(wordClass));

test.each([
  ['–', 'dash'],
  ['..', 'dash'],
  ['(', 'open'],
  [')', 'close'],
  ['.', 'point'],
  [':', 'colon'],
  [';', 'pause'],
])('%s is the pause %s', (sign, kind) => expect(pauseOf(sign)).toBe(kind));

const itemKinds = ['number', 'name', 'word', 'remark', 'unread', 'weight', 'packs', 'amount'];
const pauses = ['dash', 'open', 'close', 'point', 'colon', 'pause'];
const kinds = [...Object.keys(wordClasses), ...itemKinds, ...pauses, 'qualifier', 'measure', 'code'];

test('no kind ends as another one does, so that a pattern finds whole kinds', () => {
  expect(kinds.filter((kind) => kinds.some((other) => other !== kind && kind.endsWith(other)))).toEqual([]);
});

test.each(['amount', 'explained-numbers', 'phrases'])('the patterns of %s.ts consist of kinds', (file) => {
  const code = readFileSync(`${import.meta.dirname}/${file}.ts`, 'utf8');
  const patterns = code.match(/^ {2}(?:\{.* pattern: )?\/.*\/[a-z]*(?: \})?,$/gm) ?? [];
  const words = patterns.flatMap(
    (line) => line.replaceAll(/\(\?<\w+>|\{ .*: |#[\w()?!\\+]+|\/[a-z]*(?: \})?,$/g, '').match(/[a-z]+/g) ?? [],
  );
  expect(words.length).toBeGreaterThan(20);
  expect(words.filter((word) => !kinds.includes(word))).toEqual([]);
});
