import { expect, test } from 'vitest';
import { getJustAdded, setJustAdded } from './just-added.ts';

test('the item that was just added is kept until it is cleared', () => {
  const item = {
    id: '1',
    orderCategory: 'cinnamon',
    name: 'Alba',
    quantity: 10,
    packWeight: '25',
    unit: 'kg',
  } as const;
  expect(getJustAdded()).toBeUndefined();
  setJustAdded(item);
  expect(getJustAdded()).toBe(item);
  setJustAdded(undefined);
  expect(getJustAdded()).toBeUndefined();
});
