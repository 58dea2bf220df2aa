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

interface OwnerItem extends NewCartItem {
  readonly isRemoved?: boolean;
  /** When it was added, in milliseconds since 1970, if not now. */
  readonly createdAt?: number;
  /** The address as a version stored it that did not normalize addresses. */
  readonly storedEmail?: string;
}

export async function prepareOwnerItems(items: readonly OwnerItem[]): Promise<TestDatabase> {
  const database = await sqliteEngine.prepare();
  const { cartRepository, close } = await openTestCartDatabase(database.url);
  const added: (readonly [id: string, item: OwnerItem])[] = [];
  for (const item of items) {
    const { isRemoved, createdAt: _createdAt, storedEmail: _storedEmail, ...newItem } = item;
    const { id } = await cartRepository.add(newItem);
    if (isRemoved) await cartRepository.remove(id);
    added.push([id, item]);
  }
  await close();
  using file = new DatabaseSync(database.file);
  const age = file.prepare('update cart_items set created_at = ? where id = ?');
  const spell = file.prepare('update cart_items set email = ? where id = ?');
  for (const [id, { createdAt, storedEmail }] of added) {
    if (createdAt !== undefined) age.run(createdAt, id);
    if (storedEmail !== undefined) spell.run(storedEmail, id);
  }
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

const rowsPerBatch = 1000;
export const manyRowCount = 1.5 * rowsPerBatch;

export async function prepareManyRows(prepare: TestEngine['prepare']): Promise<ManyRows> {
  const database = await prepare();
  await (await openTestCartDatabase(database.url)).close();
  const openedDatabase = await openTestDb(database.parsedUrl);
  const otherDatabase = await openTestDb(database.parsedUrl);
  await insertRows(openedDatabase, manyRowCount);
  return { openedDatabase, otherDatabase };
}
