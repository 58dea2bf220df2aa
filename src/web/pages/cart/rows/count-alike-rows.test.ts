import { expect, test } from 'vitest';
import { alba } from '#tests/support/alba.ts';
import { countAlikeRows } from './count-alike-rows.ts';

test('counts the rows that have the same product, pack weight, unit and note', () => {
  const item = { ...alba, id: 'a', email: 'ana@example.com' };
  const again = { ...item, quantity: 7, packWeight: `${item.packWeight}.0` };
  const others = [
    { ...item, packWeight: '10' },
    { ...item, unit: 'l' as const },
    { ...item, note: '12 cm' },
    { ...item, type: 'C5' },
  ];
  expect(countAlikeRows([item, ...others, again])).toEqual([2, 1, 1, 1, 1, 2]);
});
