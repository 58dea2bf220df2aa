import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { sqliteEngine, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { prepareOwnerItems } from '#tests/support/owner/owner-items.ts';
import { sumDemand } from './demand.ts';

const oldItemTime = 1000;

let database: TestDatabase;
beforeEach(async () => {
  database = await prepareOwnerItems([
    { ...albaOfAna, quantity: 2, packWeight: '25' },
    { ...albaOfAna, quantity: 3, packWeight: '0.5', email: 'other@example.com' },
    { ...albaOfAna, category: 'Whole Spices', type: 'Cloves', quantity: 1, packWeight: '5', unit: 'l' },
    { ...albaOfAna, type: 'C5', quantity: 4, packWeight: '10' },
    { ...albaOfAna, type: 'M4', isRemoved: true },
    { ...albaOfAna, type: 'outside the catalogue', quantity: 1, packWeight: '3', createdAt: oldItemTime },
  ]);
});

const alba = { category: 'Cinnamon', type: 'Alba', itemCount: 2, weights: [{ value: '51.5', unit: 'kg' }] };
const c5 = { category: 'Cinnamon', type: 'C5', itemCount: 1, weights: [{ value: '40', unit: 'kg' }] };
const cloves = { category: 'Whole Spices', type: 'Cloves', itemCount: 1, weights: [{ value: '5', unit: 'l' }] };
const old = {
  category: 'Cinnamon',
  type: 'outside the catalogue',
  itemCount: 1,
  weights: [{ value: '3', unit: 'kg' }],
};

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

test('a database without items has no demand', async () => {
  const { parsedUrl } = await prepareOwnerItems([]);
  expect(await sumDemand(parsedUrl, 0)).toEqual({ products: [], otherItemCount: 0 });
});

test('a sum of the demand leaves no file open beside the database', async () => {
  const { file, parsedUrl } = await sqliteEngine.prepare();
  await (await openAndMigrateSqlite(file)).destroy();
  await sumDemand(parsedUrl, 0);
  expect(readdirSync(dirname(file))).toEqual(['site.sqlite']);
});
