import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { alba } from '#tests/support/items.ts';
import { withRemoved, type RemovedItem } from './with-removed.ts';

const createItem = (id: string): CartItem => ({ ...alba, id, email: 'ana@example.com' });
const joinIds = (rows: readonly CartItem[]) => rows.map(({ id }) => id).join('');
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

test('removed items keep their places, whichever is removed or restored first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 20 }), (presses) => {
      const all = names.map(createItem);
      let items: readonly CartItem[] = all;
      let removed: readonly RemovedItem[] = [];
      for (const id of presses) {
        if (items.some((each) => each.id === id)) {
          const rows = withRemoved(items, removed);
          const idsBefore = new Set(
            rows
              .slice(
                0,
                rows.findIndex((row) => row.id === id),
              )
              .map((row) => row.id),
          );
          removed = removed.concat({ item: createItem(id), idsBefore });
          items = items.filter((each) => each.id !== id);
        } else {
          removed = removed.filter((each) => each.item.id !== id);
          items = all.filter((each) => each.id === id || items.includes(each));
        }
        expect(joinIds(withRemoved(items, removed)), `after ${id}`).toBe('abcdef');
      }
    }),
  );
});

test('an item stays in place when its neighbours are gone or new ones were added', () => {
  const removed = [{ item: createItem('c'), idsBefore: new Set(['a', 'b']) }];
  expect(joinIds(withRemoved([createItem('a'), createItem('d'), createItem('x')], removed))).toBe('acdx');
  expect(joinIds(withRemoved([createItem('d')], removed))).toBe('cd');
  expect(joinIds(withRemoved([], removed))).toBe('c');
});

test('an item that another tab has restored is there once', () => {
  const removed = [{ item: createItem('b'), idsBefore: new Set(['a']) }];
  expect(joinIds(withRemoved([createItem('a'), createItem('b')], removed))).toBe('ab');
});
