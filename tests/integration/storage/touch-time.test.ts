import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { CartDatabase } from '#server/storage/cart-database.ts';
import { openOwnerDatabase } from '#server/storage/owner/owner-database.ts';
import { openTestCartDatabase, testEngines, type TestDatabase } from '#tests/support/engines.ts';
import { albaOfAna } from '#tests/support/items.ts';

const added = Date.UTC(2026, 0, 1);
const later = Date.UTC(2026, 5, 1);

const kinds: readonly [string, (carts: CartDatabase['carts'], item: CartItem) => Promise<unknown>, object][] = [
  ['a change of the amount', (carts, { id }) => carts.update(id, { ...albaOfAna, quantity: 9 }), { touched_at: later }],
  ['a change of the note', (carts, { id }) => carts.update(id, { ...albaOfAna, note: '8 cm' }), { touched_at: later }],
  ['a change that changes nothing', (carts, { id }) => carts.update(id, albaOfAna), { touched_at: later }],
  ['a repeated add', (carts) => carts.add(albaOfAna, 'key'), { touched_at: added }],
  ['a removal', (carts, { id }) => carts.remove(id), { touched_at: added, removed_at: later }],
  ['putting back what is there', (carts, { id }) => carts.restore(id, albaOfAna), { touched_at: added }],
  [
    'putting back what was removed',
    async (carts, { id }) => {
      vi.setSystemTime(added + 1000);
      await carts.remove(id);
      vi.setSystemTime(later);
      await carts.restore(id, { ...albaOfAna, quantity: 9 });
    },
    { touched_at: later },
  ],
  [
    'a repeated removal',
    async (carts, { id }) => {
      vi.setSystemTime(added + 1000);
      await carts.remove(id);
      vi.setSystemTime(later);
      await carts.remove(id);
    },
    { touched_at: added, removed_at: added + 1000 },
  ],
  ['an add to the same cart', (carts) => carts.add(albaOfAna), { touched_at: added }],
  ['reading', (carts) => carts.list(albaOfAna.email), { touched_at: added }],
];

describe.each(testEngines)('the times of an item in $name', (engine) => {
  let database: TestDatabase;
  let carts: CartDatabase['carts'];
  let close: CartDatabase['close'];
  beforeEach(async () => {
    vi.useFakeTimers({ now: added, toFake: ['Date'] });
    database = await engine.prepare();
    ({ carts, close } = await openTestCartDatabase(database.url));
  });
  afterEach(async () => {
    vi.useRealTimers();
    await close();
    await database.drop();
  });

  test.each(kinds)('after %s', async (_, write, times) => {
    const item = await carts.add(albaOfAna, 'key');
    vi.setSystemTime(later);
    await write(carts, item);
    const { db } = await openOwnerDatabase(database.parsedUrl);
    const row = await db
      .selectFrom('cart_items')
      .select(['created_at', 'touched_at', 'removed_at'])
      .where('id', '=', item.id)
      .executeTakeFirst();
    await db.destroy();
    expect(row).toEqual({ created_at: added, removed_at: null, ...times });
  });

  test('a new item has the time of its add', async () => {
    vi.setSystemTime(later);
    await carts.add(albaOfAna);
    const { db } = await openOwnerDatabase(database.parsedUrl);
    const rows = await db.selectFrom('cart_items').select(['created_at', 'touched_at', 'removed_at']).execute();
    await db.destroy();
    expect(rows).toEqual([{ created_at: later, touched_at: later, removed_at: null }]);
  });
});
