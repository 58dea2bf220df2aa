import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { NewCartItem } from '#domain/cart/cart-item.ts';
import type { OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import {
  openTestCartDatabase,
  openTestDb,
  sqliteEngine,
  type TestDatabase,
  type TestEngine,
} from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

const items: readonly NewCartItem[] = [
  albaOfAna,
  { ...albaOfAna, quantity: 3, packWeight: '0.5', email: 'other@example.com' },
  { ...albaOfAna, category: 'Whole Spices', type: 'Cloves', quantity: 1, packWeight: '5', unit: 'l' },
  { ...albaOfAna, category: 'Cinnamon', type: 'C5', quantity: 4, packWeight: '10' },
  { ...albaOfAna, type: 'removed' },
  { ...albaOfAna, type: 'old' },
];

/** When the item of the type `old` was added, in milliseconds since 1970. */
export const oldItemTime = 1000;

export async function prepareOwnerItems(): Promise<TestDatabase> {
  const database = await sqliteEngine.prepare();
  const { cartRepository, close } = await openTestCartDatabase(database.url);
  for (const item of items) {
    const { id } = await cartRepository.add(item);
    if (item.type === 'removed') await cartRepository.remove(id);
  }
  await close();
  using file = new DatabaseSync(database.file);
  file.exec(`update cart_items set created_at = ${oldItemTime} where type = 'old'`);
  // Versions that did not normalize addresses stored them with capitals.
  file.exec("update cart_items set email = 'Other@Example.com' where email = 'other@example.com'");
  return database;
}

export async function insertRows({ db }: OwnerDatabase, count: number): Promise<void> {
  await sql`
    insert into cart_items (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at)
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})
    select 'id-' || i, 'a@example.com', 'Cinnamon', 'Alba', 1, '1', 'kg', 1, i from n`.execute(db);
}

interface ManyRows {
  readonly openedDatabase: OwnerDatabase;
  readonly otherDatabase: OwnerDatabase;
}

/** More than one batch of 1,000. */
export const manyRowCount = 1500;

/** Fills a database with `manyRowCount` rows, and opens two connections to it. */
export async function prepareManyRows(prepare: TestEngine['prepare']): Promise<ManyRows> {
  const database = await prepare();
  await (await openTestCartDatabase(database.url)).close();
  const openedDatabase = await openTestDb(database.parsedUrl);
  const otherDatabase = await openTestDb(database.parsedUrl);
  await insertRows(openedDatabase, manyRowCount);
  return { openedDatabase, otherDatabase };
}
