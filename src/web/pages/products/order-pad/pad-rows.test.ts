import { beforeEach, expect, test } from 'vitest';
import { idsByName } from '#tests/support/product-ids.ts';
import { listDraft } from '#web/features/list/list-draft.ts';
import { createRow } from '#web/features/list/rows/create-row.ts';
import { groupRowsByProduct, setPadCells } from './pad-rows.ts';

beforeEach(() => {
  listDraft.clear();
});

test('a row that was typed in another language is found, and changed', () => {
  const spanish = createRow({
    product: 'Canela, Alba',
    storedProduct: { category: 'Cinnamon', type: 'Alba' },
    quantity: '10',
  });
  listDraft.change({ padRows: [spanish] });
  expect(groupRowsByProduct(listDraft.read().padRows).get(idsByName.alba)).toEqual(spanish);
  setPadCells([{ id: idsByName.alba, column: 'packWeight', text: '25' }]);
  expect(listDraft.read().padRows).toEqual([{ ...spanish, packWeight: '25' }]);
});

test('a row is kept while it has a quantity or a weight', () => {
  setPadCells([{ id: idsByName.alba, column: 'unit', text: 'ml' }]);
  expect(listDraft.read().padRows).toEqual([]);
  setPadCells([{ id: idsByName.alba, column: 'quantity', text: '10' }]);
  expect(listDraft.read().padRows).toMatchObject([{ storedProduct: { type: 'Alba' }, quantity: '10' }]);
  setPadCells([{ id: idsByName.alba, column: 'quantity', text: ' ' }]);
  expect(listDraft.read().padRows).toEqual([]);
});

test('rows of products that this build does not know stay when a cell is typed', () => {
  const unknownRows = ['Mace Oil', 'Nutmeg Oil'].map((type) =>
    createRow({ product: type, storedProduct: { category: 'Whole Spices', type }, quantity: '10' }),
  );
  listDraft.change({ padRows: unknownRows });
  setPadCells([{ id: idsByName.alba, column: 'quantity', text: '10' }]);
  expect(listDraft.read().padRows).toMatchObject([...unknownRows, { storedProduct: { type: 'Alba' } }]);
});
