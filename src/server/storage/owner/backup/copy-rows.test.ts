import { beforeEach, describe, expect, test } from 'vitest';
import { toCartRow } from '#server/storage/carts/cart-row.ts';
import { openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { testEngines } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { prepareManyRows } from '#tests/support/owner/owner-items.ts';
import { copyRows } from './copy-rows.ts';

describe.each(testEngines)('all rows of $name', ({ prepare }) => {
  let opened: OwnerDatabase;
  let other: OwnerDatabase;
  beforeEach(async () => {
    ({ openedDatabase: opened, otherDatabase: other } = await prepareManyRows(prepare));
  });
  const count = async () => (await other.db.selectFrom('cart_items').select('id').execute()).length;

  test('stay as they are when a step of their replacement fails, and the connection can be used again', async () => {
    await using source = await openOwnerSqlite(':memory:');
    const rows = [toCartRow(albaOfAna), toCartRow(albaOfAna)];
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
  });
});
