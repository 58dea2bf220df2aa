import { expect, test } from 'vitest';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { neighbourIds } from './neighbour-ids.ts';

test('the pager lists a product between its neighbours, at either end with the two nearest', () => {
  expect(neighbourIds(10)).toEqual([9, 10, 11]);
  expect(neighbourIds(12)).toEqual([10, 11, 12]);
  expect(neighbourIds(3)).toEqual([3, 4, 5]);
  expect(neighbourIds(14)).toEqual([2, 13, 14]);
  expect(neighbourIds(15)).toEqual([15, 16, 17]);
  expect(neighbourIds(30)).toEqual([28, 29, 30]);
});

test('the pager lists three products for every product, itself among them', () => {
  for (const id of productIds) {
    expect(new Set(neighbourIds(id)).size).toBe(3);
    expect(neighbourIds(id)).toContain(id);
  }
});
