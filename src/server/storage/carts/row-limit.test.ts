import { expect, test, vi } from 'vitest';
import { StorageUnavailableError } from '#domain/cart/cart-repository.ts';
import { openAndMigrateSqlite } from '#server/storage/sqlite/open-sqlite.ts';
import { albaOfAna } from '#tests/support/items.ts';
import { mockCartRepository } from '#tests/support/mock-cart-repository.ts';
import { withRowLimit } from './row-limit.ts';
import { createSqlCartRepository } from './sql-cart-repository.ts';

const maxRows = 100;

function mockCountedCarts() {
  const stored = mockCartRepository();
  const getInsertedCount = () => stored.add.mock.settledResults.filter(({ type }) => type === 'fulfilled').length;
  return { ...stored, getInsertedCount };
}

function createFullCarts() {
  const carts = withRowLimit(mockCountedCarts(), maxRows, { warn: () => undefined });
  carts.setRowCount(maxRows);
  return carts;
}

test('the log is warned once four fifths of the limit are stored', () => {
  const warn = vi.fn<(line: string) => void>();
  const carts = withRowLimit(mockCountedCarts(), maxRows, { warn });
  carts.setRowCount(0.8 * maxRows - 1);
  expect(warn).not.toHaveBeenCalled();
  carts.setRowCount(0.8 * maxRows);
  expect(warn.mock.calls).toEqual([['80 rows are stored, of at most 100 (MAX_ITEMS)']]);
});

test('adds are stored up to the limit, and refused from it on', async () => {
  const stored = mockCountedCarts();
  const carts = withRowLimit(stored, maxRows, { warn: () => undefined });
  carts.setRowCount(maxRows - 2);
  await carts.add(albaOfAna, 'key');
  await carts.add(albaOfAna);
  await expect(carts.add(albaOfAna)).rejects.toEqual(
    new StorageUnavailableError('the storage is full: it holds 100 rows (MAX_ITEMS)'),
  );
  expect(stored.add.mock.calls).toEqual([
    [albaOfAna, 'key'],
    [albaOfAna, undefined],
  ]);
});

test('a full storage is still read and changed', async () => {
  const carts = createFullCarts();
  expect(await carts.list(albaOfAna.email)).toHaveLength(1);
  expect(await carts.remove('id')).toBe(true);
});

test('a full storage accepts again as many adds as a later count leaves room for', async () => {
  const carts = createFullCarts();
  carts.setRowCount(maxRows - 1);
  await expect(carts.add(albaOfAna)).resolves.toBeDefined();
  await expect(carts.add(albaOfAna)).rejects.toThrow('full');
});

test('a failed add is not counted', async () => {
  const stored = mockCountedCarts();
  const carts = withRowLimit(stored, 2, { warn: () => undefined });
  carts.setRowCount(1);
  stored.add.mockRejectedValueOnce(new StorageUnavailableError('locked'));
  await expect(carts.add(albaOfAna)).rejects.toThrow('locked');
  await expect(carts.add(albaOfAna)).resolves.toBeDefined();
});

test('0 is no limit', async () => {
  const warn = vi.fn<(line: string) => void>();
  const carts = withRowLimit(mockCountedCarts(), 0, { warn });
  carts.setRowCount(1e9);
  await expect(carts.add(albaOfAna)).resolves.toBeDefined();
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
