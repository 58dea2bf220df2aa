import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generatedLists, type GeneratedList } from '#tests/unit/support/quick-list/list-generator.ts';
import { listCompleteRows } from '#tests/unit/support/quick-list/quick-list-reading.ts';

test('no row of a generated list is complete with another product or amount than was meant', () => {
  fc.assert(
    fc.property(generatedLists, ({ text, meant }) => {
      const left = [...meant];
      for (const row of listCompleteRows(text)) {
        expect(left, text).toContain(row);
        left.splice(left.indexOf(row), 1);
      }
    }),
    { numRuns: 3000 },
  );
});

test('at least six in ten rows of the generated lists that can be read are complete', () => {
  const readable = fc
    .sample(generatedLists, { numRuns: 1000, seed: 7 })
    .filter(({ meant }) => !meant.includes(undefined));
  const count = (rows: (list: GeneratedList) => readonly unknown[]) => readable.flatMap(rows).length;
  expect(count(({ text }) => listCompleteRows(text)) / count(({ meant }) => meant)).toBeGreaterThan(0.6);
});
