import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { alba } from '#tests/support/alba.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const item = (id: string, quantity = 1): CartItem => ({ ...alba, id, quantity, email: 'ana@example.com' });

test('returns the previous array if nothing has changed', () => {
  const before = [item('1'), item('2')];
  expect(reuseUnchanged(before, [item('1'), item('2')])).toBe(before);
});

test('replaces only changed items', () => {
  const before = [item('1'), item('2'), item('3')];
  const after = reuseUnchanged(before, [item('1'), item('3', 5), item('4')]);
  expect(after).toEqual([item('1'), item('3', 5), item('4')]);
  expect(after[0]).toBe(before[0]);
});

test('returns a new array for another order or length', () => {
  const before = [item('1'), item('2')];
  expect(reuseUnchanged(before, [item('2'), item('1')]).map(({ id }) => id)).toEqual(['2', '1']);
  expect(reuseUnchanged(before, [item('1')])).toHaveLength(1);
  expect(reuseUnchanged(before, [])).toEqual([]);
});

test('replaces an item when an optional field is added or removed', () => {
  const plain = [item('1')];
  const noted = plain.map((one) => ({ ...one, note: 'organic' }));
  expect(reuseUnchanged(plain, noted)).toEqual(noted);
  expect(reuseUnchanged(noted, plain)).toEqual(plain);
});
