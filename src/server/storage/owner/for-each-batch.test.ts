import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toCartRow } from '#server/storage/carts/cart-row.ts';
import { testEngines } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { insertRows, manyRowCount, prepareManyRows } from '#tests/support/owner/owner-items.ts';
import type { ProgressListener } from './file-command.ts';
import { forEachBatch } from './for-each-batch.ts';
import { openOwnerSqlite, type OwnerDatabase } from './owner-database.ts';

describe.each(testEngines)('all rows of $name', ({ prepare }) => {
  let opened: OwnerDatabase;
  let other: OwnerDatabase;
  beforeEach(async () => {
    ({ openedDatabase: opened, otherDatabase: other } = await prepareManyRows(prepare));
  });

  test('are read in order, as they were at the start, while others write', async () => {
    const ids: string[] = [];
    const progress = vi.fn<ProgressListener>();
    const read = forEachBatch(
      opened,
      async (batch) => {
        ids.push(...batch.map(({ id }) => id));
        await other.db.insertInto('cart_items').values(toCartRow(albaOfAna)).execute();
      },
      progress,
    );
    expect(await read).toBe(manyRowCount);
    expect(ids).toEqual(Array.from({ length: manyRowCount }, (_, index) => `id-${index + 1}`));
    expect(progress.mock.calls).toEqual([
      ['rows', 1000, manyRowCount],
      ['rows', manyRowCount, manyRowCount],
    ]);
    expect(await other.db.selectFrom('cart_items').select('id').execute()).toHaveLength(
      manyRowCount + progress.mock.calls.length,
    );
  });
});

test('a command leaves a turn to signals between two batches', async () => {
  await using opened = await openOwnerSqlite(':memory:');
  await insertRows(opened, manyRowCount);
  const seen: string[] = [];
  const handle = (batch: readonly unknown[]) => {
    seen.push(`batch of ${batch.length}`);
    setImmediate(() => seen.push('turn'));
  };
  await forEachBatch(opened, handle, () => undefined);
  expect(seen).toEqual(['batch of 1000', 'turn', 'batch of 500', 'turn']);
});
