import { expect, test } from 'vitest';
import { findWordClass, wordClasses } from './vocabulary.ts';

test('no word is in two classes', () => {
  const words = Object.values(wordClasses).flatMap((text) => text.trim().split(/\s+/));
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
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
  ['٢', 'change'],
])('%s is of the class %s', (word, wordClass) => expect(findWordClass(word)).toBe(wordClass));
