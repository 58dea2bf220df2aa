import { expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { mockCartRepository } from '#tests/support/mock-cart-repository.ts';
import { withRowLimit } from './row-limit.ts';
import { createSqlCartRepository } from './sql-cart-repository.ts';

function countedCarts() {
  const stored = mockCartRepository();
  const getInsertedCount = () => stored.add.mock.settledResults.filter(({ type }) => type === 'fulfilled').length;
  return { ...stored, getInsertedCount };
}

test('adds are refused from the limit on, reads and changes are not, until fewer rows are counted', async () => {
  const warn = vi.fn<(line: string) => void>();
  const stored = countedCarts();
  const carts = withRowLimit(stored, 100, { warn });
  carts.setRowCount(79);
  expect(warn).not.toHaveBeenCalled();
  carts.setRowCount(98);
  expect(warn.mock.calls).toEqual([['98 rows are stored, of at most 100 (MAX_ITEMS)']]);
  await carts.add(albaOfAna, 'key');
  await carts.add(albaOfAna);
  expect(stored.add.mock.calls).toEqual([
    [albaOfAna, 'key'],
    [albaOfAna, undefined],
  ]);
  await expect(carts.add(albaOfAna)).rejects.toEqual(
    new StorageUnavailableError('the storage is full: it holds 100 rows (MAX_ITEMS)'),
  );
  expect(await carts.list(albaOfAna.email)).toHaveLength(1);
  expect(await carts.remove('id')).toBe(true);
  carts.setRowCount(99);
  await carts.add(albaOfAna);
  await expect(carts.add(albaOfAna)).rejects.toThrow('full');
});

test('a failed add is not counted', async () => {
  const stored = countedCarts();
  const carts = withRowLimit(stored, 2, { warn: () => undefined });
  carts.setRowCount(1);
  stored.add.mockRejectedValueOnce(new StorageUnavailableError('locked'));
  await expect(carts.add(albaOfAna)).rejects.toThrow('locked');
  await carts.add(albaOfAna);
});

test('0 is no limit', async () => {
  const warn = vi.fn<(line: string) => void>();
  const carts = withRowLimit(countedCarts(), 0, { warn });
  carts.setRowCount(1e9);
  await carts.add(albaOfAna);
  expect(warn).not.toHaveBeenCalled();
});

test('a repeat of an add takes no room', async () => {
  await using db = await openAndMigrateSqlite(':memory:');
  const stored = createSqlCartRepository(db, 'sqlite');
  const carts = withRowLimit(stored, 2, { warn: () => undefined });
  const first = await carts.add(albaOfAna, 'key');
  expect(await carts.add(albaOfAna, 'key')).toEqual(first);
  await carts.add(albaOfAna);
  await expect(carts.add(albaOfAna)).rejects.toThrow('full');
});
