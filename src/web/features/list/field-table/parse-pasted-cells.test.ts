import { expect, test } from 'vitest';
import { parsePastedCells } from './parse-pasted-cells.ts';

test.each([
  ['Alba\t10', [['Alba', '10']]],
  ['Alba\r\nMace\r\n', [['Alba'], ['Mace']]],
  ['"two\nlines"\t"a ""b"""', [['two lines', 'a "b"']]],
  ['Alba\t\t25', [['Alba', '', '25']]],
])('%j is split into cells', (text, cells) => {
  expect(parsePastedCells(text)).toEqual(cells);
});

test.each(['Alba', 'Alba\n', '', '"a'])('%j is a single cell, which the browser pastes', (text) => {
  expect(parsePastedCells(text)).toBeUndefined();
});
