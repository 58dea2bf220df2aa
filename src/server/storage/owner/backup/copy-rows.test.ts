import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toCartRow } from '#server/storage/carts/cart-row.ts';
import { openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { testEngines } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { manyRowCount, prepareManyRows } from '#tests/support/owner/owner-items.ts';
import { copyRows } from './copy-rows.ts';

describe.each(testEngines)('all rows of $name', ({ prepare }) => {
  let opened: OwnerDatabase;
  let other: OwnerDatabase;
  beforeEach(async () => {
    ({ openedDatabase: opened, otherDatabase: other } = await prepareManyRows(prepare));
  });
  let source: OwnerDatabase;
  const rows = [toCartRow(albaOfAna), toCartRow(albaOfAna)];
  beforeEach(async () => {
    source = await openOwnerSqlite(':memory:');
    onTestFinished(() => source.db.destroy());
    await source.db.insertInto('cart_items').values(rows).execute();
  });

  const readIds = async () =>
    (await other.db.selectFrom('cart_items').select('id').orderBy('sequence').execute()).map(({ id }) => id);
  const interrupt = () =>
    copyRows({
      target: opened,
      source,
      canReplace: true,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });

  test('stay as they are when a step of their replacement fails', async () => {
    await expect(interrupt()).rejects.toThrow('interrupted');
    expect(await readIds()).toHaveLength(manyRowCount);
  });

  test('stay as they are unless they may be replaced', async () => {
    await expect(copyRows({ target: opened, source })).rejects.toThrow('already holds carts');
    expect(await readIds()).toHaveLength(manyRowCount);
  });

  test('are replaced by the connection on which an earlier replacement has failed', async () => {
    await expect(interrupt()).rejects.toThrow('interrupted');
    expect(await copyRows({ target: opened, source, canReplace: true })).toBe(rows.length);
    expect(await readIds()).toEqual(rows.map(({ id }) => id));
  });
});
