import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { alba } from '#tests/support/items.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const createItem = (id: string, quantity = 1): CartItem => ({ ...alba, id, quantity, email: 'ana@example.com' });

test('the previous array is returned if nothing has changed', () => {
  const before = [createItem('1'), createItem('2')];
  expect(reuseUnchanged(before, [createItem('1'), createItem('2')])).toBe(before);
});

test('only changed items are replaced', () => {
  const before = [createItem('1'), createItem('2'), createItem('3')];
  const after = reuseUnchanged(before, [createItem('1'), createItem('3', 5), createItem('4')]);
  expect(after).toEqual([createItem('1'), createItem('3', 5), createItem('4')]);
  expect(after[0]).toBe(before[0]);
});

test('another order or length gives a new array', () => {
  const before = [createItem('1'), createItem('2')];
  expect(reuseUnchanged(before, [createItem('2'), createItem('1')]).map(({ id }) => id)).toEqual(['2', '1']);
  expect(reuseUnchanged(before, [createItem('1')])).toHaveLength(1);
  expect(reuseUnchanged(before, [])).toEqual([]);
});

test('an item is replaced when an optional field is added or removed', () => {
  const plain = [createItem('1')];
  const noted = plain.map((one) => ({ ...one, note: 'organic' }));
  expect(reuseUnchanged(plain, noted)).toEqual(noted);
  expect(reuseUnchanged(noted, plain)).toEqual(plain);
});
