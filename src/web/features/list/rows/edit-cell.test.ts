import { expect, test } from 'vitest';
import { getRowState } from '#domain/list-table/table-row.ts';
import { createRow } from './create-row.ts';
import { withCell } from './edit-cell.ts';

const findNone = () => [];

test('a weight takes its unit along', () => {
  expect(withCell(createRow(), 'packWeight', '500 ml', findNone)).toMatchObject({ packWeight: '500', unit: 'ml' });
});

test('a weight in another unit stays as text, so that the row is not complete', () => {
  const row = withCell(createRow({ packWeight: '50' }), 'unit', 'lb', findNone);
  expect(row).toMatchObject({ packWeight: '50 lb', unit: 'kg' });
  const product = { storedProduct: { category: 'Cinnamon', type: 'Alba' }, product: 'Alba', quantity: '1' };
  expect(getRowState({ ...row, ...product })).toMatchObject({ status: 'incomplete', problem: 'invalid-weight' });
});

const read = createRow({ originId: 'link', quantity: '1', amountDoubt: 'unclear' });

test('an amount that a person types needs no confirmation', () => {
  expect(withCell(read, 'quantity', '2', findNone)).toMatchObject({
    originId: undefined,
    quantity: '2',
    amountDoubt: undefined,
  });
});

test('a note that a person types is no longer what the link said, and confirms no amount', () => {
  expect(withCell(read, 'note', 'cut', findNone)).toMatchObject({ originId: undefined, amountDoubt: 'unclear' });
});
