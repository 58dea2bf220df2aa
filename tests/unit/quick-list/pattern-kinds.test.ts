import { expect, test } from 'vitest';
import { doubtfulPatterns, unreadablePatterns } from '#domain/quick-list/fields/parse-amount.ts';
import { amountNumberPatterns, asidePatterns } from '#domain/quick-list/parts/find-asides.ts';
import { amountPhrases } from '#domain/quick-list/parts/phrases.ts';
import { joiningPatterns } from '#domain/quick-list/parts/terms.ts';
import { wordClasses } from '#domain/quick-list/words/vocabulary.ts';
import { expectFound } from '#tests/support/expect-found.ts';

/* The patterns of the list reader look for kinds of words in a text of kinds, such as `number pack of weight`. A
   misspelt kind would match nothing, and no other test might notice. */

const termKinds = ['number', 'name', 'word', 'aside', 'unreadable', 'weight', 'packs', 'amount'];
const kinds = [...Object.keys(wordClasses), 'pause', ...termKinds, 'qualifier', 'measure', 'code'];

test('no kind ends as another one does, so that a pattern finds whole kinds', () => {
  expect(kinds.filter((kind) => kinds.some((other) => other !== kind && kind.endsWith(other)))).toEqual([]);
});

test.each(
  Object.entries({
    unreadablePatterns,
    doubtfulPatterns,
    asidePatterns,
    amountNumberPatterns,
    amountPhrases,
    joiningPatterns: joiningPatterns.map(({ pattern }) => pattern),
  }),
)('the patterns %s consist of kinds', (_, patterns) => {
  // Names of groups are left out, and so are the kinds of numbers, such as `#year`.
  const words = patterns.flatMap(
    ({ source }) => source.replaceAll(/\(\?<\w+>|#[\w()?!\\+]+/g, '').match(/[a-z]+/g) ?? [],
  );
  expectFound(words, 'kinds');
  expect(words.filter((word) => !kinds.includes(word))).toEqual([]);
});
