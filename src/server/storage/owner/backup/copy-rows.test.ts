import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { toCartRow } from '#server/storage/carts/cart-row.ts';
import { openOwnerSqlite, type OwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { testEngines } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { manyRowCount, prepareManyRows } from '#tests/support/owner/owner-items.ts';
import { copyRows } from './copy-rows.ts';

describe.each(testEngines)('copying to $name, which holds many rows', ({ prepare }) => {
  let target: OwnerDatabase;
  let otherConnection: OwnerDatabase;
  beforeEach(async () => {
    ({ openedDatabase: target, otherDatabase: otherConnection } = await prepareManyRows(prepare));
  });
  let source: OwnerDatabase;
  const sourceRows = [toCartRow(albaOfAna), toCartRow(albaOfAna)];
  beforeEach(async () => {
    source = await openOwnerSqlite(':memory:');
    onTestFinished(() => source.db.destroy());
    await source.db.insertInto('cart_items').values(sourceRows).execute();
  });

  const readTargetIds = async () =>
    (await otherConnection.db.selectFrom('cart_items').select('id').orderBy('sequence').execute()).map(({ id }) => id);
  const interrupt = () =>
    copyRows({
      target,
      source,
      canReplace: true,
      onProgress: () => {
        throw new Error('interrupted');
      },
    });

  test('leaves its rows as they are when a step of the replacement fails', async () => {
    await expect(interrupt()).rejects.toThrow('interrupted');
    expect(await readTargetIds()).toHaveLength(manyRowCount);
  });

  test('leaves its rows as they are unless they may be replaced', async () => {
    await expect(copyRows({ target, source })).rejects.toThrow('already holds carts');
    expect(await readTargetIds()).toHaveLength(manyRowCount);
  });

  test('replaces its rows on the connection on which an earlier replacement has failed', async () => {
    await expect(interrupt()).rejects.toThrow('interrupted');
    expect(await copyRows({ target, source, canReplace: true })).toBe(sourceRows.length);
    expect(await readTargetIds()).toEqual(sourceRows.map(({ id }) => id));
  });
});
