import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { toRow } from '#server/storage/carts/cart-row.ts';
import type { ProgressListener } from '#server/storage/owner/file-command.ts';
import { forEachBatch } from '#server/storage/owner/for-each-batch.ts';
import { openOwnerDatabase, openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { openTestStorage, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { copyRows } from './copy-rows.ts';

describe.each(testEngines)('all rows of $name', ({ prepare }) => {
  let database: TestDatabase;
  let opened: OwnerDatabase;
  let other: OwnerDatabase;
  beforeEach(async () => {
    database = await prepare();
    await (await openTestStorage(database.url)).carts.close();
    opened = await openOwnerDatabase(database.parsedUrl);
    other = await openOwnerDatabase(database.parsedUrl);
    await sql`
      insert into cart_items (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at)
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1500)
      select 'id-' || i, 'a@example.com', 'Cinnamon', 'Alba', 1, '1', 'kg', 1, i from n`.execute(opened.db);
  });
  afterEach(async () => {
    await opened.db.destroy();
    await other.db.destroy();
    await database.drop();
  });
  const add = () => other.db.insertInto('cart_items').values(toRow(albaOfAna)).execute();
  const count = async () => (await other.db.selectFrom('cart_items').select('id').execute()).length;

  test('are read in order, as they were at the start, while others write', async () => {
    const ids: string[] = [];
    const progress = vi.fn<ProgressListener>();
    const read = forEachBatch(
      opened,
      async (batch) => {
        ids.push(...batch.map(({ id }) => id));
        await add();
      },
      progress,
    );
    expect(await read).toBe(1500);
    expect(ids).toEqual(Array.from({ length: 1500 }, (_, index) => `id-${index + 1}`));
    expect(progress.mock.calls).toEqual([
      ['rows', 1000, 1500],
      ['rows', 1500, 1500],
    ]);
    expect(await count()).toBe(1502);
  });

  test('stay as they are when a step of their replacement fails, and the connection can be used again', async () => {
    const source = await openOwnerSqlite(':memory:');
    const rows = [toRow(albaOfAna), toRow(albaOfAna)];
    await source.db.insertInto('cart_items').values(rows).execute();
    const failing = copyRows({
      target: opened,
      source,
      canReplace: true,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });
    await expect(failing).rejects.toThrow('interrupted');
    expect(await count()).toBe(1500);
    await expect(copyRows({ target: opened, source })).rejects.toThrow('already holds carts');
    expect(await copyRows({ target: opened, source, canReplace: true })).toBe(2);
    expect(await other.db.selectFrom('cart_items').select('id').orderBy('sequence').execute()).toEqual(
      rows.map(({ id }) => ({ id })),
    );
    await source.db.destroy();
  });
});

test('a command leaves a turn to signals between two batches', async () => {
  const opened = await openOwnerSqlite(':memory:');
  for (let part = 0; part < 30; part++) {
    const rows = Array.from({ length: 50 }, () => toRow(albaOfAna));
    await opened.db.insertInto('cart_items').values(rows).execute();
  }
  const seen: string[] = [];
  const handle = (batch: readonly unknown[]) => {
    seen.push(`batch of ${batch.length}`);
    setImmediate(() => seen.push('turn'));
  };
  await forEachBatch(opened, handle, () => undefined);
  expect(seen).toEqual(['batch of 1000', 'turn', 'batch of 500', 'turn']);
  await opened.db.destroy();
});
