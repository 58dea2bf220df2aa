import { expect, test } from 'vitest';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { idsToCompare } from './ids-to-compare.ts';

test('the link to the comparison names a product and the two nearest', () => {
  expect(idsToCompare(10)).toEqual([9, 10, 11]);
  expect(idsToCompare(12)).toEqual([10, 11, 12]);
  expect(idsToCompare(3)).toEqual([3, 4, 5]);
  expect(idsToCompare(14)).toEqual([2, 13, 14]);
  expect(idsToCompare(15)).toEqual([15, 16, 17]);
  expect(idsToCompare(30)).toEqual([28, 29, 30]);
});

test('the link names three products for every product, itself among them', () => {
  for (const id of productIds) {
    expect(new Set(idsToCompare(id)).size).toBe(3);
    expect(idsToCompare(id)).toContain(id);
  }
});
