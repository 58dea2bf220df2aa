import { expect, test } from 'vitest';
import { misleadingLists } from '#tests/unit/support/quick-list/misleading-lists.ts';
import { misreadLists } from '#tests/unit/support/quick-list/misread-lists.ts';
import { ordinaryLists } from '#tests/unit/support/quick-list/ordinary-lists.ts';
import { complete } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { variantLists } from '#tests/unit/support/quick-list/variant-lists.ts';

const samples = [...misreadLists, ...variantLists, ...misleadingLists];

test.each(samples)('of %j no row is complete with another product or amount than was meant', (text, ...meant) => {
  expect(meant).toEqual(expect.arrayContaining(complete(text)));
});

test('nine in ten rows of the samples that can be read are complete', () => {
  const meant = samples.flatMap(([, ...rows]) => rows);
  const found = samples.flatMap(([text, ...rows]) => complete(text).filter((row) => rows.includes(row)));
  expect(found.length / meant.length).toBeGreaterThan(0.9);
});

test('of the lists of ordinary buyers eight in ten rows are complete, and none is another', () => {
  const meant = ordinaryLists.flatMap(([, ...rows]) => rows);
  const found = ordinaryLists.map(([text, ...rows]) => ({ read: complete(text), rows }));
  for (const { read, rows } of found) expect(rows).toEqual(expect.arrayContaining(read));
  expect(found.flatMap(({ read }) => read).length / meant.length).toBeGreaterThan(0.8);
});
