import { expect, test } from 'vitest';
import { toNameInSentence } from './name-in-sentence.ts';

test.each([
  ['Canela molida', 'canela molida'],
  ['Especias enteras', 'especias enteras'],
  ['H2', 'H2'],
  ['C5 Special', 'C5 Special'],
  ['Alba', 'Alba'],
  ['Extra Special', 'Extra Special'],
])('within a sentence %s is %s', (name, inWords) => {
  expect(toNameInSentence(name)).toBe(inWords);
});
