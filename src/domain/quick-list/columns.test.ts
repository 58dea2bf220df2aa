import { describe, expect, test } from 'vitest';
import { hasFormulaSign, parseHead, splitTitledRow, splitUntitledRow } from './columns.ts';

const row = (text: string) => splitUntitledRow(text.split(';'));
const head = (text: string) => parseHead(text.split(';'));

describe('the titles of a table', () => {
  test('give each column its role; of two with the same role the first counts', () => {
    expect(head('Product; Qty ;Pack weight (lb);Unit;Notes;Category;Quantity; ')).toEqual({
      columns: { name: 0, quantity: 1, weight: 2, unit: 3, note: 4, category: 5 },
      unit: 'lb',
      unread: ['Quantity'],
    });
  });

  test.each([
    ['Product;Qty', { name: 0, quantity: 1 }],
    ['Product;Weight', { name: 0, weight: 1 }],
    ['Product;Notes (kg);Qty', { name: 0, note: 1, quantity: 2 }],
    ['Artikel;Menge;Gewicht', { name: 0, quantity: 1, weight: 2 }],
    // "Product category" names both; the category counts.
    ['Product category;Product;Qty', { category: 0, name: 1, quantity: 2 }],
  ])('%s', (text, columns) => {
    expect(head(text)).toEqual({ columns, unit: '', unread: [] });
  });

  test('a total is not the weight of a pack, and a title without words is named', () => {
    expect(head('Product;Total weight;Weight; € ')).toEqual({
      columns: { name: 0, weight: 2 },
      unit: '',
      unread: ['Total weight', '€'],
    });
  });

  test.each(['Product;Price', 'Qty;Weight', 'Alba;please', '', 'Product 1;Qty'])('%j are none', (text) => {
    expect(head(text)).toBeUndefined();
  });
});

describe('a row below titles', () => {
  const split = (titles: string, cells: string) => {
    const found = head(titles);
    if (!found) throw new Error('no titles');
    return splitTitledRow(cells.split(';'), found);
  };

  test.each([
    ['Product;Qty;Weight;Unit', 'Alba;10;25;kg', 'Alba', '10 x 25 kg', ''],
    ['Product;Qty;Weight (kg)', ' Alba ; 10 ; 25 ', 'Alba', '10 x 25 kg', ''],
    ['Product;Qty;Weight (kg);Unit', 'Alba;10;25;lb', 'Alba', '10 x 25 lb', ''],
    ['Product;Qty;Weight (lb);Unit', 'Alba;10;25 kg;l', 'Alba', '10 x 25 kg', ''],
    ['Product;Qty;Weight', 'Alba;10;25', 'Alba', '10 x 25', ''],
    ['Product;Weight', 'Alba;250 kg', 'Alba', '250 kg', ''],
    ['Product;Qty', 'Alba;10', 'Alba', '10', ''],
    ['Product;Qty', 'Alba', 'Alba', '', ''],
    ['Category;Product;Qty;Note', 'Cinnamon;Alba;10; =8 cm ', 'Cinnamon Alba', '10', '8 cm'],
    ['Category;Product;Qty', ';Alba;10', 'Alba', '10', ''],
  ])('%s: %s', (titles, cells, name, amount, note) => {
    expect(split(titles, cells)).toEqual({ name, amount, note });
  });
});

describe('a row without titles', () => {
  test.each([
    ['Alba;10;25;kg', 'Alba', '10 x 25 kg', ''],
    ['Alba;10;25 kg', 'Alba', '10 x 25 kg', ''],
    ['Alba;10;25', 'Alba', '10 x 25', ''],
    ['Alba;10;25;8 cm;cut', 'Alba', '10 x 25', '8 cm; cut'],
    ['Alba;10;25;8;cm', 'Alba', '10 x 25', '8; cm'],
    ['Alba;10;25;cut;kg', 'Alba', '10 x 25', 'cut; kg'],
    ['Alba;10;25 lb;kg', 'Alba', '10 x 25 lb', 'kg'],
    ['Alba;10;25;kg;8 cm;=cut', 'Alba', '10 x 25 kg', '8 cm; cut'],
    ['Alba;250 kg', 'Alba', '250 kg', ''],
    ['Alba;250 kg;8 cm;cut', 'Alba', '250 kg', '8 cm; cut'],
    ['Cinnamon;Alba;250 kg', 'Cinnamon Alba', '250 kg', ''],
    ['Alba;10 cut;25 kg', 'Alba 10 cut', '25 kg', ''],
    [' Cinnamon ; ; Alba ; 10 ; 25 ;; kg ', 'Cinnamon Alba', '10 x 25 kg', ''],
    ['C 5;10;25;kg', 'C 5', '10 x 25 kg', ''],
    ['Quillings No. 02;10;25;kg', 'Quillings No. 02', '10 x 25 kg', ''],
    ['Alba 8 cm;10;25;kg', 'Alba 8 cm', '10 x 25 kg', ''],
  ])('%s', (text, name, amount, note) => {
    expect(row(text)).toEqual({ name, amount, note });
  });

  test.each([
    // A comma of a list in words, not one of a table.
    ['Alba 10 x 2;5 kg'],
    ['Mace;Alba 10 x 2;5 kg'],
    ['10;25;kg'],
    ['Alba'],
    ['Alba;please'],
    ['Alba;10'],
    ['Alba;10;cut'],
    ['Alba;10 kg cut;5'],
    ['Alba no 5 10;2;5 kg'],
    ['Alba;10 25 kg'],
    [''],
  ])('%j is none', (text) => {
    expect(row(text)).toBeUndefined();
  });
});

test.each([
  ['=1+1', true],
  [' @home', true],
  ["'+5", true],
  ['+5', true],
  ['-5', false],
  ['a=b', false],
  ['', false],
])('a spreadsheet would read %j as a formula: %s', (cell, isFormula) => {
  expect(hasFormulaSign(cell)).toBe(isFormula);
});
