import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { openTestCartDatabase, openTestDb, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

const addedAt = Date.UTC(2026, 0, 1);
const removedAt = addedAt + 1000;
const writtenAt = Date.UTC(2026, 5, 1);

type Write = (carts: CartDatabase['cartRepository'], item: CartItem) => Promise<unknown>;

const writes: readonly [string, times: object, write: Write][] = [
  [
    'a change of the amount',
    { touched_at: writtenAt },
    (carts, { id }) => carts.update(id, { ...albaOfAna, quantity: 9 }),
  ],
  [
    'a change of the note',
    { touched_at: writtenAt },
    (carts, { id }) => carts.update(id, { ...albaOfAna, note: '8 cm' }),
  ],
  ['a change that changes nothing', { touched_at: writtenAt }, (carts, { id }) => carts.update(id, albaOfAna)],
  ['a repeated add', { touched_at: addedAt }, (carts) => carts.add(albaOfAna, 'key')],
  ['a removal', { touched_at: addedAt, removed_at: writtenAt }, (carts, { id }) => carts.remove(id)],
  ['putting back what is there', { touched_at: addedAt }, (carts, { id }) => carts.restore(id, albaOfAna)],
  [
    'putting back what was removed',
    { touched_at: writtenAt },
    async (carts, { id }) => {
      vi.setSystemTime(removedAt);
      await carts.remove(id);
      vi.setSystemTime(writtenAt);
      await carts.restore(id, { ...albaOfAna, quantity: 9 });
    },
  ],
  [
    'a repeated removal',
    { touched_at: addedAt, removed_at: removedAt },
    async (carts, { id }) => {
      vi.setSystemTime(removedAt);
      await carts.remove(id);
      vi.setSystemTime(writtenAt);
      await carts.remove(id);
    },
  ],
  ['an add to the same cart', { touched_at: addedAt }, (carts) => carts.add(albaOfAna)],
  ['reading', { touched_at: addedAt }, (carts) => carts.list(albaOfAna.email)],
];

describe.each(testEngines)('the times of an item in $name', (engine) => {
  let database: TestDatabase;
  let cartRepository: CartDatabase['cartRepository'];
  beforeEach(async () => {
    vi.useFakeTimers({ now: addedAt, toFake: ['Date'] });
    database = await engine.prepare();
    ({ cartRepository } = await openTestCartDatabase(database.url));
  });
  afterEach(() => void vi.useRealTimers());

  test.each(writes)('after %s are %j', async (_, times, write) => {
    const item = await cartRepository.add(albaOfAna, 'key');
    vi.setSystemTime(writtenAt);
    await write(cartRepository, item);
    const { db } = await openTestDb(database.parsedUrl);
    const row = await db
      .selectFrom('cart_items')
      .select(['created_at', 'touched_at', 'removed_at'])
      .where('id', '=', item.id)
      .executeTakeFirst();
    expect(row).toEqual({ created_at: addedAt, removed_at: null, ...times });
  });

  test('are all that of its add until it is changed', async () => {
    vi.setSystemTime(writtenAt);
    await cartRepository.add(albaOfAna);
    const { db } = await openTestDb(database.parsedUrl);
    const rows = await db.selectFrom('cart_items').select(['created_at', 'touched_at', 'removed_at']).execute();
    expect(rows).toEqual([{ created_at: writtenAt, touched_at: writtenAt, removed_at: null }]);
  });
});
