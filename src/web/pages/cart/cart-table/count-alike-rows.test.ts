import { expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { countAlikeRows } from './count-alike-rows.ts';

test('rows are alike if they have the same product, pack weight, unit and note', () => {
  const item = { ...alba, id: 'a', email: 'ana@example.com' };
  const others = [
    { ...item, id: 'b', packWeight: '10' },
    { ...item, id: 'c', unit: 'l' as const },
    { ...item, id: 'd', note: '12 cm' },
    { ...item, id: 'e', type: 'C5' },
  ];
  const again = { ...item, id: 'f', quantity: 7, packWeight: `${item.packWeight}.0` };
  expect(Object.fromEntries(countAlikeRows([item, ...others, again]))).toEqual({ a: 2, b: 1, c: 1, d: 1, e: 1, f: 2 });
});
