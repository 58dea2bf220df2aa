import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { maxCartItems } from '#domain/cart/cart-item.ts';
import { dayMs } from '#domain/day.ts';
import type { RetentionCursor, RetentionStore } from '#server/storage/carts/retention-store.ts';
import type { Db } from '#server/storage/tables.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

describe.each(testEngines)('the storage in $name', (engine) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await engine.prepare();
  });

  const open = () => openTestCartDatabase(database.url);

  test('can be opened concurrently while it is empty', async () => {
    const databases = await Promise.all(Array.from({ length: 8 }, open));
    const added = await Promise.all(databases.map(({ cartRepository }) => cartRepository.add(albaOfAna)));
    const listed = await databases[0]?.cartRepository.list(albaOfAna.email);
    expect(listed?.map(({ id }) => id).toSorted()).toEqual(added.map(({ id }) => id).toSorted());
  });

  test('stores one item for concurrent requests with the same key through different instances', async () => {
    const [firstInstance, secondInstance] = [await open(), await open()];
    const keys = Array.from({ length: 20 }, (_, index) => `key-${index}`);
    for (const key of keys) {
      const [added, addedAgain] = await Promise.all([
        firstInstance.cartRepository.add(albaOfAna, key),
        secondInstance.cartRepository.add(albaOfAna, key),
      ]);
      expect(addedAgain, key).toEqual(added);
    }
    expect(await firstInstance.cartRepository.list(albaOfAna.email)).toHaveLength(keys.length);
  });

  describe('with 100,000 old items in one cart', () => {
    const email = 'big@example.com';
    const itemCount = 100_000;
    const staleBefore = Date.now() - 30 * dayMs;
    const addedAt = staleBefore - 10 * dayMs;
    const batchSize = 5000;
    const batchCount = itemCount / batchSize;

    const openFilled = async () => {
      const { cartRepository } = await open();
      const { db } = await openTestDb(database.parsedUrl);
      await sql`
        insert into cart_items (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${itemCount})
        select 'old-' || i, ${email}, 'Cinnamon', 'Alba', 1, '1', 'kg', ${sql.lit(addedAt)}, ${sql.lit(addedAt)} + i from n
      `.execute(db);
      return cartRepository;
    };
    const deleteInBatches = async (carts: RetentionStore) => {
      const deletedCounts: number[] = [];
      let after: RetentionCursor | undefined;
      do {
        const batch = await carts.deleteItemsOfStaleCarts(staleBefore, batchSize, after);
        deletedCounts.push(batch.deletedCount);
        after = batch.nextCursor;
      } while (after);
      return deletedCounts;
    };

    test('deletes none of them while the cart is in use', async () => {
      const carts = await openFilled();
      const fresh = await carts.add({ ...albaOfAna, email: 'other@example.com' });
      await carts.update(`old-${itemCount / 2}`, albaOfAna);
      expect(await deleteInBatches(carts)).toEqual(Array.from({ length: batchCount }, () => 0));
      expect(await carts.list(fresh.email)).toEqual([fresh]);
    });

    test('deletes all of them when the cart is stale', async () => {
      const carts = await openFilled();
      expect(await deleteInBatches(carts)).toEqual([...Array.from({ length: batchCount }, () => batchSize), 0]);
      expect(await carts.list(email)).toEqual([]);
    });

    test('lists the oldest that a cart can have, and the next one after a removal', async () => {
      const carts = await openFilled();
      expect((await carts.list(email)).map(({ id }) => id)).toEqual(
        Array.from({ length: maxCartItems }, (_, index) => `old-${index + 1}`),
      );
      await carts.remove('old-7');
      expect((await carts.list(email)).at(-1)?.id).toBe(`old-${maxCartItems + 1}`);
    });

    test('rejects another item in that cart', async () => {
      const carts = await openFilled();
      await expect(carts.add({ ...albaOfAna, email })).rejects.toMatchObject({ reason: 'cart-full' });
    });
  });

  /** Waits until a statement of another connection waits for a row. In SQLite it waits for the whole file anyway. */
  const waitForBlockedStatement = async (db: Db) => {
    if (database.parsedUrl.engine === 'sqlite') return;
    const countBlocked = sql<{ count: number }>`
      select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await vi.waitFor(async () => expect((await countBlocked.execute(db)).rows).toEqual([{ count: 1 }]));
  };

  test('never deletes an item that is changed while retention runs', async () => {
    const { cartRepository: carts } = await open();
    const { id } = await carts.add(albaOfAna);
    await carts.add({ ...albaOfAna, email: 'stale@example.com' });
    const staleBefore = Date.now() + 1;
    const { db } = await openTestDb(database.parsedUrl);
    let deletion: Promise<unknown> | undefined;
    await db.connection().execute(async (session) => {
      await sql`begin`.execute(session);
      await session.updateTable('cart_items').set({ touched_at: staleBefore }).where('id', '=', id).execute();
      deletion = carts.deleteItemsOfStaleCarts(staleBefore, 10);
      await waitForBlockedStatement(session);
      await sql`commit`.execute(session);
    });
    expect(await deletion).toMatchObject({ deletedCount: 1 });
    expect((await carts.list(albaOfAna.email)).map((item) => item.id)).toEqual([id]);
    expect(await carts.list('stale@example.com')).toEqual([]);
  });

  test('returns rows of an older version for their idempotency key, whatever their content is', async () => {
    const { cartRepository: carts } = await open();
    const { db } = await openTestDb(database.parsedUrl);
    const { id } = await carts.add(albaOfAna, 'key');
    await db.updateTable('cart_items').set({ content_check: null }).execute();
    expect(await carts.add({ ...albaOfAna, type: 'H2' }, 'key')).toMatchObject({ id, type: 'Alba' });
  });

  test('keeps no content of a removed item in its tombstone', async () => {
    const { cartRepository: carts } = await open();
    const { id } = await carts.add({ ...albaOfAna, category: 'Secret', note: 'secret too' }, 'key');
    await carts.remove(id);
    const { db } = await openTestDb(database.parsedUrl);
    const [row] = await db.selectFrom('cart_items').selectAll().execute();
    expect(row).toMatchObject({ id, category: '', type: '', quantity: 0, pack_weight: '', note: '' });
    expect(row?.content_check).toMatch(/^[0-9a-f]{6}$/);
    expect(row?.note_check).toMatch(/^[0-9a-f]{6}$/);
  });
});
