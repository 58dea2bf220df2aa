import { expect, test } from 'vitest';
import { parseTableRow } from '#domain/list-table/parse-table-row.ts';
import { getRowState } from '#domain/list-table/table-row.ts';
import { fullItem } from '#tests/support/items.ts';
import { createItemRow } from './create-row.ts';

test('the table keeps every field of an item, also when it is stored', () => {
  const { email: _email, ...item } = fullItem;
  const row = createItemRow(item);
  for (const kept of [row, parseTableRow(JSON.parse(JSON.stringify(row)))]) {
    expect(kept && getRowState(kept)).toEqual({ status: 'complete', item });
  }
});

test('a row that an older version stored keeps the id of its origin', () => {
  const { originId, ...row } = createItemRow(fullItem, 'CSE-20261120-4F7K');
  expect(parseTableRow({ ...row, originName: originId })).toMatchObject({ originId });
  expect(parseTableRow({ ...row, from: originId })).toMatchObject({ originId });
});
