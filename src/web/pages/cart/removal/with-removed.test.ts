import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { alba } from '#tests/support/items.ts';
import { withRemoved, type RemovedItem } from './with-removed.ts';

const createItem = (id: string): CartItem => ({ ...alba, id, email: 'ana@example.com' });
const joinIds = (rows: readonly CartItem[]) => rows.map(({ id }) => id).join('');
const names = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Cart {
  readonly items: readonly CartItem[];
  readonly removed: readonly RemovedItem[];
}

function remove({ items, removed }: Cart, id: string): Cart {
  const rows = joinIds(withRemoved(items, removed));
  const idsBefore = new Set(rows.slice(0, rows.indexOf(id)));
  return {
    items: items.filter((each) => each.id !== id),
    removed: removed.concat({ item: createItem(id), idsBefore }),
  };
}

function restore({ items, removed }: Cart, id: string): Cart {
  return {
    items: names.map(createItem).filter((each) => each.id === id || joinIds(items).includes(each.id)),
    removed: removed.filter((each) => each.item.id !== id),
  };
}

test('removed items keep their places, whichever is removed or restored first', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...names), { maxLength: 20 }), (presses) => {
      let cart: Cart = { items: names.map(createItem), removed: [] };
      for (const id of presses) {
        cart = joinIds(cart.items).includes(id) ? remove(cart, id) : restore(cart, id);
        expect(joinIds(withRemoved(cart.items, cart.removed)), `after ${id}`).toBe(names.join(''));
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
