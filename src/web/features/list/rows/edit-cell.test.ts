import { expect, test } from 'vitest';
import { getRowState } from '#domain/list-table/table-row.ts';
import { createRow } from './create-row.ts';
import { withCell } from './edit-cell.ts';

const findNone = () => [];

test('a weight takes its unit along; one in another unit stays as text, so that the row is not complete', () => {
  expect(withCell(createRow(), 'packWeight', '500 ml', findNone)).toMatchObject({ packWeight: '500', unit: 'ml' });
  const row = withCell(createRow({ packWeight: '50' }), 'unit', 'lb', findNone);
  expect(row).toMatchObject({ packWeight: '50 lb', unit: 'kg' });
  const product = { storedProduct: { category: 'Cinnamon', type: 'Alba' }, product: 'Alba', quantity: '1' };
  expect(getRowState({ ...row, ...product })).toMatchObject({ status: 'incomplete', problem: 'invalid-weight' });
});

test('what a person types needs no confirmation, and is no longer what the link said', () => {
  const read = createRow({ originId: 'link', quantity: '1', amountDoubt: 'unclear' });
  expect(withCell(read, 'quantity', '2', findNone)).toMatchObject({
    originId: undefined,
    quantity: '2',
    amountDoubt: undefined,
  });
  expect(withCell(read, 'note', 'cut', findNone)).toMatchObject({ originId: undefined, amountDoubt: 'unclear' });
});
