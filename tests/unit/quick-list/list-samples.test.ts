import { expect, test } from 'vitest';
import { ambiguousLists } from '#tests/unit/support/quick-list/ambiguous-lists.ts';
import type { ListSample } from '#tests/unit/support/quick-list/list-sample.ts';
import { onceMisreadLists } from '#tests/unit/support/quick-list/once-misread-lists.ts';
import { ordinaryLists } from '#tests/unit/support/quick-list/ordinary-lists.ts';
import { listCompleteRows } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { variantLists } from '#tests/unit/support/quick-list/variant-lists.ts';

const samples = [...onceMisreadLists, ...variantLists, ...ambiguousLists];

function computeCompleteShare(lists: readonly ListSample[]): number {
  const meant = lists.flatMap(([, ...rows]) => rows);
  const found = lists.flatMap(([text, ...rows]) => listCompleteRows(text).filter((row) => rows.includes(row)));
  return found.length / meant.length;
}

test.each([...samples, ...ordinaryLists])(
  'of %j no row is complete with another product or amount than was meant',
  (text, ...meant) => {
    expect(meant).toEqual(expect.arrayContaining(listCompleteRows(text)));
  },
);

test('nine in ten rows of the samples that can be read are complete', () => {
  expect(computeCompleteShare(samples)).toBeGreaterThan(0.9);
});

test('eight in ten rows of the lists of ordinary buyers are complete', () => {
  expect(computeCompleteShare(ordinaryLists)).toBeGreaterThan(0.8);
});
