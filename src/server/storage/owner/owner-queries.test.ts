import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewCartItem } from '#domain/cart/cart-item.ts';
import type { ExportedRow } from '#server/storage/tables.ts';
import { openTestStorage, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { sumDemand } from './demand.ts';
import { forgetPerson, readPerson } from './person.ts';

async function findPerson(email: string): Promise<readonly ExportedRow[]> {
  const rows: ExportedRow[] = [];
  let counted = -1;
  await readPerson(database.parsedUrl, email, { begin: (count) => (counted = count), handle: (row) => rows.push(row) });
  expect(counted).toBe(rows.length);
  return rows;
}

let database: TestDatabase;
const items: readonly NewCartItem[] = [
  albaOfAna,
  { ...albaOfAna, quantity: 3, packWeight: '0.5', email: 'other@example.com' },
  { ...albaOfAna, category: 'Whole Spices', type: 'Cloves', quantity: 1, packWeight: '5', unit: 'l' },
  { ...albaOfAna, category: 'Cinnamon', type: 'C5', quantity: 4, packWeight: '10' },
  { ...albaOfAna, type: 'removed' },
  { ...albaOfAna, type: 'old' },
];

beforeAll(async () => {
  const [sqlite] = testEngines;
  if (!sqlite) throw new Error('no engine');
  database = await sqlite.prepare();
  const { carts } = await openTestStorage(database.url);
  for (const item of items) {
    const { id } = await carts.add(item);
    if (item.type === 'removed') await carts.remove(id);
  }
  await carts.close();
  const file = new DatabaseSync(database.url.slice('sqlite:'.length));
  file.exec("update cart_items set created_at = 1000 where type = 'old'");
  // Versions before the normalization stored it so.
  file.exec("update cart_items set email = 'Other@Example.com' where email = 'other@example.com'");
  file.close();
});
afterAll(() => database.drop());

test('the demand is summed per product, the one with most items first, others by name', async () => {
  const [albaTotal, c5, cloves] = [
    { category: 'Cinnamon', type: 'Alba', items: 2, weights: [{ value: '51.5', unit: 'kg' }] },
    { category: 'Cinnamon', type: 'C5', items: 1, weights: [{ value: '40', unit: 'kg' }] },
    { category: 'Whole Spices', type: 'Cloves', items: 1, weights: [{ value: '5', unit: 'l' }] },
  ];
  expect(await sumDemand(database.parsedUrl, 1001)).toEqual({ products: [albaTotal, c5, cloves], otherItems: 0 });
  const old = { category: 'Cinnamon', type: 'old', items: 1, weights: [{ value: '50', unit: 'kg' }] };
  expect(await sumDemand(database.parsedUrl, 1000)).toEqual({ products: [albaTotal, c5, old, cloves], otherItems: 0 });
  const few = await sumDemand(database.parsedUrl, 1000, undefined, 0);
  expect(few).toEqual({ products: [albaTotal, c5, cloves], otherItems: 1 });
});

test('a person is found by every spelling of the address, oldest item first, removed ones too', async () => {
  const found = await findPerson(' Ana@Example.com ');
  expect(found.map(({ type, removed_at }) => [type, removed_at === null])).toEqual([
    ['Alba', true],
    ['Cloves', true],
    ['C5', true],
    ['', false],
    ['old', true],
  ]);
  expect(found[0]).not.toHaveProperty('sequence');
  expect((await findPerson('other@example.com')).map(({ email }) => email)).toEqual(['Other@Example.com']);
  expect(await findPerson('nobody@example.com')).toEqual([]);
});

test('only the rows of the person are forgotten', async () => {
  expect(await forgetPerson(database.parsedUrl, 'OTHER@example.com')).toEqual({ count: 1, isWalEmpty: true });
  expect(await forgetPerson(database.parsedUrl, 'other@example.com')).toEqual({ count: 0, isWalEmpty: true });
  expect(await findPerson(albaOfAna.email)).toHaveLength(5);
});
