import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { alba } from '#tests/support/items.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const item = (id: string, quantity = 1): CartItem => ({ ...alba, id, quantity, email: 'ana@example.com' });

test('the previous array is returned if nothing has changed', () => {
  const before = [item('1'), item('2')];
  expect(reuseUnchanged(before, [item('1'), item('2')])).toBe(before);
});

test('only changed items are replaced', () => {
  const before = [item('1'), item('2'), item('3')];
  const after = reuseUnchanged(before, [item('1'), item('3', 5), item('4')]);
  expect(after).toEqual([item('1'), item('3', 5), item('4')]);
  expect(after[0]).toBe(before[0]);
});

test('another order or length gives a new array', () => {
  const before = [item('1'), item('2')];
  expect(reuseUnchanged(before, [item('2'), item('1')]).map(({ id }) => id)).toEqual(['2', '1']);
  expect(reuseUnchanged(before, [item('1')])).toHaveLength(1);
  expect(reuseUnchanged(before, [])).toEqual([]);
});

test('an item is replaced when an optional field is added or removed', () => {
  const plain = [item('1')];
  const noted = plain.map((one) => ({ ...one, note: 'organic' }));
  expect(reuseUnchanged(plain, noted)).toEqual(noted);
  expect(reuseUnchanged(noted, plain)).toEqual(plain);
});
