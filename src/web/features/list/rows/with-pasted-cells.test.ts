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
  const row = createRow({ product: 'Alba', note: '8 cm' });
  const cells = [
    ['10', '25', 'kg', 'cut', 'July'],
    ['4', '20'],
  ];
  const pasted = withPastedCells([row], cells, { row: 0, column: 'quantity' }, findNone);
  expect(pasted.map(listFields)).toEqual([
    ['Alba', '10', '25', 'kg', 'cut; July'],
    ['', '4', '20', 'kg', ''],
  ]);
  expect(pasted[0]?.id).toBe(row.id);
});

test('pasted rows end where the table does, and each is complete', () => {
  const tooManyCells = Array.from({ length: maxTableRows + 5 }, () => ['Cinnamon, Alba', '1', '25']);
  const pasted = withPastedCells([createRow(), createRow()], tooManyCells, { row: 1, column: 'product' }, findNone);
  expect(pasted).toHaveLength(maxTableRows);
  expect(new Set(pasted.slice(1).map((row) => getRowState(row).status))).toEqual(new Set(['complete']));
});
