import { expect, test } from 'vitest';
import { getRowState } from '#domain/list-table/table-row.ts';
import { formatQuoteCsv } from '#domain/quote/quote-csv.ts';
import { fullItem } from '#tests/support/items.ts';
import { read } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { exportColumns } from '#text/cart/cart-item.ts';
import { toTableRow } from './to-table-row.ts';

test('a saved file that is read again keeps every field of an item', () => {
  const { email: _email, ...item } = fullItem;
  const file = formatQuoteCsv([item], exportColumns);
  expect(read(file).rows.map((row) => getRowState(toTableRow(row)))).toEqual([{ status: 'complete', item }]);
});
