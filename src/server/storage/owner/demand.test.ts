import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '#tests/support/engines.ts';
import { prepareOwnerItems } from '#tests/support/owner-items.ts';
import { sumDemand } from './demand.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await prepareOwnerItems();
});
afterAll(() => database.drop());

test('the demand is summed per product, the one with most items first, others by name', async () => {
  const [albaTotal, c5, cloves] = [
    { category: 'Cinnamon', type: 'Alba', itemCount: 2, weights: [{ value: '51.5', unit: 'kg' }] },
    { category: 'Cinnamon', type: 'C5', itemCount: 1, weights: [{ value: '40', unit: 'kg' }] },
    { category: 'Whole Spices', type: 'Cloves', itemCount: 1, weights: [{ value: '5', unit: 'l' }] },
  ];
  expect(await sumDemand(database.parsedUrl, 1001)).toEqual({ products: [albaTotal, c5, cloves], otherItemCount: 0 });
  const old = { category: 'Cinnamon', type: 'old', itemCount: 1, weights: [{ value: '50', unit: 'kg' }] };
  expect(await sumDemand(database.parsedUrl, 1000)).toEqual({
    products: [albaTotal, c5, old, cloves],
    otherItemCount: 0,
  });
  const few = await sumDemand(database.parsedUrl, 1000, { maxNames: 0 });
  expect(few).toEqual({ products: [albaTotal, c5, cloves], otherItemCount: 1 });
});
