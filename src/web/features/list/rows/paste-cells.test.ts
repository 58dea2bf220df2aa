import { expect, test } from 'vitest';
import { getRowState, maxTableRows } from '#domain/list-table/table-row.ts';
import { createRow } from './create-row.ts';
import { findPastedCells, pasteCells } from './paste-cells.ts';

const findNone = () => [];
const fields = ({ product, quantity, packWeight, unit, note }: ReturnType<typeof createRow>) => [
  product,
  quantity,
  packWeight,
  unit,
  note,
];

test.each([
  ['Alba\t10', [['Alba', '10']]],
  ['Alba\r\nMace\r\n', [['Alba'], ['Mace']]],
  ['"two\nlines"\t"a ""b"""', [['two lines', 'a "b"']]],
  ['Alba\t\t25', [['Alba', '', '25']]],
])('%j is split into cells', (text, cells) => {
  expect(findPastedCells(text)).toEqual(cells);
});

test.each(['Alba', 'Alba\n', '', '"a'])('%j is a single cell, which the browser pastes', (text) => {
  expect(findPastedCells(text)).toBeUndefined();
});

test('pasted cells fill the rows from one cell on; what is beyond the columns goes to the note', () => {
  const rows = [createRow({ product: 'Alba', note: '8 cm' })];
  const cells = [
    ['10', '25', 'kg', 'cut', 'July'],
    ['4', '20'],
  ];
  const pasted = pasteCells(rows, cells, { row: 0, column: 'quantity' }, findNone);
  expect(pasted.map(fields)).toEqual([
    ['Alba', '10', '25', 'kg', 'cut; July'],
    ['', '4', '20', 'kg', ''],
  ]);
  expect(pasted[0]?.id).toBe(rows[0]?.id);
});

test('a pasted name is a product, and the rows end where the table does', () => {
  const cells = Array.from({ length: maxTableRows + 5 }, () => ['Cinnamon, Alba', '1', '25']);
  const pasted = pasteCells([createRow(), createRow()], cells, { row: 1, column: 'product' }, findNone);
  expect(pasted).toHaveLength(maxTableRows);
  expect(pasted.slice(1).every((row) => getRowState(row).status === 'complete')).toBe(true);
});
