import { beforeEach, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/engines.ts';
import { oldItemTime, prepareOwnerItems } from '#tests/support/owner/owner-items.ts';
import { sumDemand } from './demand.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await prepareOwnerItems();
});

const alba = { category: 'Cinnamon', type: 'Alba', itemCount: 2, weights: [{ value: '51.5', unit: 'kg' }] };
const c5 = { category: 'Cinnamon', type: 'C5', itemCount: 1, weights: [{ value: '40', unit: 'kg' }] };
const cloves = { category: 'Whole Spices', type: 'Cloves', itemCount: 1, weights: [{ value: '5', unit: 'l' }] };
const old = { category: 'Cinnamon', type: 'old', itemCount: 1, weights: [{ value: '50', unit: 'kg' }] };

test('the demand is summed per product, the one with most items first, others by name', async () => {
  expect(await sumDemand(database.parsedUrl, oldItemTime)).toEqual({
    products: [alba, c5, old, cloves],
    otherItemCount: 0,
  });
});

test('items that were added before the given time do not count', async () => {
  expect(await sumDemand(database.parsedUrl, oldItemTime + 1)).toEqual({
    products: [alba, c5, cloves],
    otherItemCount: 0,
  });
});

test('items of names outside the catalogue are only counted once there are too many such names', async () => {
  const demand = await sumDemand(database.parsedUrl, oldItemTime, { maxOtherNames: 0 });
  expect(demand).toEqual({ products: [alba, c5, cloves], otherItemCount: 1 });
});
