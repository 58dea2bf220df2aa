import { expect, test } from 'vitest';
import { getRowState, maxTableRows } from '#domain/list-table/table-row.ts';
import { createRow } from './create-row.ts';
import { withPastedCells } from './with-pasted-cells.ts';

const findNone = () => [];
const listFields = ({ product, quantity, packWeight, unit, note }: ReturnType<typeof createRow>) => [
  product,
  quantity,
  packWeight,
  unit,
  note,
];

test('pasted cells fill the rows from one cell on, those beyond the columns the note', () => {
  const rows = [createRow({ product: 'Alba', note: '8 cm' })];
  const cells = [
    ['10', '25', 'kg', 'cut', 'July'],
    ['4', '20'],
  ];
  const pasted = withPastedCells(rows, cells, { row: 0, column: 'quantity' }, findNone);
  expect(pasted.map(listFields)).toEqual([
    ['Alba', '10', '25', 'kg', 'cut; July'],
    ['', '4', '20', 'kg', ''],
  ]);
  expect(pasted[0]?.id).toBe(rows[0]?.id);
});

test('pasted rows end where the table does, each with its product', () => {
  const cells = Array.from({ length: maxTableRows + 5 }, () => ['Cinnamon, Alba', '1', '25']);
  const pasted = withPastedCells([createRow(), createRow()], cells, { row: 1, column: 'product' }, findNone);
  expect(pasted).toHaveLength(maxTableRows);
  expect(pasted.slice(1).every((row) => getRowState(row).status === 'complete')).toBe(true);
});
