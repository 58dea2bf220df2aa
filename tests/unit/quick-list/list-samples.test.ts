import { expect, test } from 'vitest';
import { judgedListSamples } from '#tests/unit/quick-list/judged-list-samples.ts';
import { listSamples } from '#tests/unit/quick-list/list-samples.ts';
import { moreListSamples } from '#tests/unit/quick-list/more-list-samples.ts';
import { ordinaryListSamples } from '#tests/unit/quick-list/ordinary-list-samples.ts';
import { complete } from '#tests/unit/quick-list/quick-list-reading.ts';

const samples = [...listSamples, ...moreListSamples, ...judgedListSamples];

test.each(samples)('of %j no row is complete with another product or amount than was meant', (text, ...meant) => {
  expect(meant).toEqual(expect.arrayContaining(complete(text)));
});

test('nine in ten rows of the samples that can be read are complete', () => {
  const meant = samples.flatMap(([, ...rows]) => rows);
  const found = samples.flatMap(([text, ...rows]) => complete(text).filter((row) => rows.includes(row)));
  expect(found.length / meant.length).toBeGreaterThan(0.9);
});

test('of the lists of ordinary buyers eight in ten rows are complete, and none is another', () => {
  const meant = ordinaryListSamples.flatMap(([, ...rows]) => rows);
  const found = ordinaryListSamples.map(([text, ...rows]) => ({ read: complete(text), rows }));
  for (const { read, rows } of found) expect(rows).toEqual(expect.arrayContaining(read));
  expect(found.flatMap(({ read }) => read).length / meant.length).toBeGreaterThan(0.8);
});
