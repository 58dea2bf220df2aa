import { expect, test } from 'vitest';
import { parseTableRow } from '#domain/list-table/parse-table-row.ts';
import { getRowState } from '#domain/list-table/table-row.ts';
import { fullItem } from '#tests/support/items.ts';
import { createItemRow } from './create-row.ts';

const { email: _email, ...item } = fullItem;

test('a row keeps every field of an item', () => {
  expect(getRowState(createItemRow(item))).toEqual({ status: 'complete', item });
});

test('a row that was stored is read back with every field', () => {
  const row = createItemRow(item);
  expect(parseTableRow(JSON.parse(JSON.stringify(row)))).toEqual(row);
});

test.each(['originName', 'from'])(
  'a row that an older version stored keeps the id of its origin: `%s`',
  (formerName) => {
    const { originId, ...row } = createItemRow(fullItem, 'CSE-20261120-4F7K');
    expect(parseTableRow({ ...row, [formerName]: originId })).toMatchObject({ originId: 'CSE-20261120-4F7K' });
  },
);
