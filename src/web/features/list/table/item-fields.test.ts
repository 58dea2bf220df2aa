import { expect, test } from 'vitest';
import { wholeItem } from '#tests/support/whole-item.ts';
import { parseTableRow } from './parse-table-row.ts';
import { rowOfItem } from './row-of-item.ts';
import { stateOf } from './table-row.ts';

test('the table keeps every field of an item, also when it is stored', () => {
  const { email: _email, ...item } = wholeItem;
  const row = rowOfItem(item);
  for (const kept of [row, parseTableRow(JSON.parse(JSON.stringify(row)))])
    expect(kept && stateOf(kept)).toEqual({ state: 'complete', item });
});

test('a row that an older version stored keeps the name of its origin', () => {
  const { originName, ...row } = rowOfItem(wholeItem, 'CSE-20261120-4F7K');
  expect(parseTableRow({ ...row, from: originName })).toMatchObject({ originName });
});
