import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { openTestCartDatabase, sqliteEngine } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

let cartRepository: CartDatabase['cartRepository'];
const now = Date.UTC(2026, 10, 22);

beforeEach(async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const { url } = await sqliteEngine.prepare();
  ({ cartRepository } = await openTestCartDatabase(url));
});
afterEach(() => void vi.useRealTimers());

async function addAt(ms: number, email: string) {
  vi.setSystemTime(now + ms);
  return cartRepository.add({ ...albaOfAna, email });
}

test('old items are deleted in batches, in the order of their last change, up to those of the given time', async () => {
  await addAt(-3, 'c@example.com');
  await addAt(-5, 'a@example.com');
  await addAt(-5, 'b@example.com');
  await addAt(0, 'new@example.com');
  const firstBatch = await cartRepository.deleteItemsOfStaleCarts(now, 2);
  expect(firstBatch).toEqual({ deletedCount: 2, nextCursor: { touchedAt: now - 5, sequence: 3 } });
  expect(await cartRepository.list('c@example.com')).toHaveLength(1);
  const secondBatch = await cartRepository.deleteItemsOfStaleCarts(now, 2, firstBatch.nextCursor);
  expect(secondBatch).toEqual({ deletedCount: 1, nextCursor: undefined });
  expect(await cartRepository.deleteItemsOfStaleCarts(now, 2)).toEqual({ deletedCount: 0, nextCursor: undefined });
  expect(await cartRepository.list('new@example.com')).toHaveLength(1);
});

test('a cart with one later change keeps its old items, and the batch goes on after them', async () => {
  await addAt(-5, 'used@example.com');
  await addAt(-5, 'stale@example.com');
  await addAt(0, 'used@example.com');
  const firstBatch = await cartRepository.deleteItemsOfStaleCarts(now, 1);
  expect(firstBatch).toEqual({ deletedCount: 0, nextCursor: { touchedAt: now - 5, sequence: 1 } });
  expect(await cartRepository.deleteItemsOfStaleCarts(now, 1, firstBatch.nextCursor)).toMatchObject({
    deletedCount: 1,
  });
  expect(await cartRepository.list('used@example.com')).toHaveLength(2);
});

test('a removed item is no later change of its cart, and no stale item', async () => {
  await addAt(-5, 'ana@example.com');
  const removedFirst = await addAt(0, 'ana@example.com');
  await cartRepository.remove(removedFirst.id);
  const removedLast = await addAt(-4, 'eva@example.com');
  await cartRepository.remove(removedLast.id);
  expect(await cartRepository.deleteItemsOfStaleCarts(now, 10)).toEqual({ deletedCount: 1, nextCursor: undefined });
  expect(await cartRepository.list('ana@example.com')).toEqual([]);
});

test('tombstones are deleted by the time of their removal, at most as many as asked for', async () => {
  for (const ms of [-5, -4, -3]) await cartRepository.remove((await addAt(ms, 'ana@example.com')).id);
  await addAt(-9, 'ana@example.com');
  expect(await cartRepository.deleteTombstones(now - 3, 1)).toBe(1);
  expect(await cartRepository.deleteTombstones(now - 3, 10)).toBe(1);
  expect(await cartRepository.deleteTombstones(now - 3, 10)).toBe(0);
  expect(await cartRepository.deleteTombstones(now, 10)).toBe(1);
  expect(await cartRepository.list('ana@example.com')).toHaveLength(1);
});
