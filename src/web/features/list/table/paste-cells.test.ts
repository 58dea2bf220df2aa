import { expect, test } from 'vitest';
import { getRowState } from '#domain/list-table/table-row.ts';
import { createRow } from './create-row.ts';
import { maxTableRows, pasteCells, splitCells, withCell } from './paste-cells.ts';

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
  expect(splitCells(text)).toEqual(cells);
});

test.each(['Alba', 'Alba\n', '', '"a'])('%j is a single cell, which the browser pastes', (text) => {
  expect(splitCells(text)).toBeUndefined();
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
  expect(pasted.slice(1).every((row) => getRowState(row).state === 'complete')).toBe(true);
});

test('a weight takes its unit along; one in another unit stays as text, so that the row is not complete', () => {
  expect(withCell(createRow(), 'packWeight', '500 ml', findNone)).toMatchObject({ packWeight: '500', unit: 'ml' });
  const row = withCell(createRow({ packWeight: '50' }), 'unit', 'lb', findNone);
  expect(row).toMatchObject({ packWeight: '50 lb', unit: 'kg' });
  const product = { storedProduct: { category: 'Cinnamon', type: 'Alba' }, product: 'Alba', quantity: '1' };
  expect(getRowState({ ...row, ...product })).toMatchObject({ state: 'missing', problem: 'invalid-weight' });
});

test('what a person types needs no confirmation, and is no longer what the link said', () => {
  const read = createRow({ originName: 'link', quantity: '1', amountDoubt: 'unclear' });
  expect(withCell(read, 'quantity', '2', findNone)).toMatchObject({
    originName: undefined,
    quantity: '2',
    amountDoubt: undefined,
  });
  expect(withCell(read, 'note', 'cut', findNone)).toMatchObject({ originName: undefined, amountDoubt: 'unclear' });
});
