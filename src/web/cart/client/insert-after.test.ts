import { expect, test } from 'vitest';
import { insertAfter } from './insert-after.ts';

const items = ['1', '3', '4'].map((id) => ({ id }));

test.each([
  [['1'], ['1', '2', '3', '4']],
  [
    ['1', '3'],
    ['1', '3', '2', '4'],
  ],
  [
    ['4', '1'],
    ['1', '3', '4', '2'],
  ],
  [['9'], ['2', '1', '3', '4']],
  [[], ['2', '1', '3', '4']],
])('an item that stood after %j is inserted as in %j', (idsBefore, expected) => {
  const inserted = insertAfter(items, { id: '2' }, new Set(idsBefore));
  expect(inserted.map(({ id }) => id)).toEqual(expected);
});
