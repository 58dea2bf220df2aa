import { expect, test } from 'vitest';
import type { CartItem } from '#domain/cart-item.ts';
import { reuseUnchanged } from './reuse-unchanged.ts';

const item = (id: string, quantity = 1): CartItem => ({
  id,
  category: 'Cinnamon',
  type: 'Alba',
  quantity,
  packWeight: '25',
  unit: 'kg',
  email: 'ana@example.com',
});

test('a list that has not changed stays the same list', () => {
  const before = [item('1'), item('2')];
  expect(reuseUnchanged(before, [item('1'), item('2')])).toBe(before);
});

test('only what has changed is new', () => {
  const before = [item('1'), item('2'), item('3')];
  const after = reuseUnchanged(before, [item('1'), item('3', 5), item('4')]);
  expect(after).toEqual([item('1'), item('3', 5), item('4')]);
  expect(after[0]).toBe(before[0]);
});

test('another order or a shorter list is a new list', () => {
  const before = [item('1'), item('2')];
  expect(reuseUnchanged(before, [item('2'), item('1')]).map(({ id }) => id)).toEqual(['2', '1']);
  expect(reuseUnchanged(before, [item('1')])).toHaveLength(1);
  expect(reuseUnchanged(before, [])).toEqual([]);
});

test('an optional field that is added or removed makes an item new', () => {
  const plain = [item('1')];
  const noted = plain.map((one) => ({ ...one, note: 'organic' }));
  expect(reuseUnchanged(plain, noted)).toEqual(noted);
  expect(reuseUnchanged(noted, plain)).toEqual(plain);
});
