import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedLists, type GeneratedList } from '#tests/unit/support/quick-list/list-generator.ts';
import { listCompleteRows } from '#tests/unit/support/quick-list/quick-list-reading.ts';

test('no row of a generated list is complete with another product or amount than was meant', () => {
  fc.assert(
    fc.property(generatedLists, ({ text, meant }) => {
      const remaining = [...meant];
      for (const row of listCompleteRows(text)) {
        expect(remaining, text).toContain(row);
        remaining.splice(remaining.indexOf(row), 1);
      }
    }),
    { numRuns: 3000 },
  );
});

test('of the rows of readable generated lists, at least six in ten are complete', () => {
  const readable = fc
    .sample(generatedLists, { numRuns: 1000, seed: 7 })
    .filter(({ meant }) => !meant.includes(undefined));
  const countRows = (listRows: (list: GeneratedList) => readonly unknown[]) => readable.flatMap(listRows).length;
  expect(countRows(({ text }) => listCompleteRows(text)) / countRows(({ meant }) => meant)).toBeGreaterThan(0.6);
});
