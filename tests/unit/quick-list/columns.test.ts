import { describe, expect, test } from 'vitest';
import { describeRows, read } from '#tests/unit/support/quick-list/quick-list-reading.ts';

describe('columns are read', () => {
  const expected = ['complete blackPepperPowder: 4 x 25 kg (60 mesh)', 'complete alba: 10 x 2.5 kg'];
  test.each([
    ['semicolons', 'black pepper powder; 4; 25; kg; 60 mesh\nAlba;10;2,5;kg;'],
    ['tabs and a decimal comma', 'black pepper powder\t4\t25 kg\t60 mesh\r\nAlba\t10\t2,5\tkg'],
    ['commas and quotes', 'black pepper powder,4,25,kg,60 mesh\nAlba,10,"2,5",kg,'],
    ['titles in any order', 'Notes;Unit;Pack weight;Qty;Product\n60 mesh;kg;25;4;black pepper powder\n;kg;2,5;10;Alba'],
    [
      'Spanish titles',
      'Producto\tCantidad\tPeso por saco (kg)\tNotas\npimienta negra molida\t4\t25\t60 mesh\nAlba\t10\t2,5\t',
    ],
    [
      'our own file',
      'Category,Type,Quantity,Pack weight,Unit,Details\nSpice Powder,Black Pepper,4,25,kg,60 mesh\nCinnamon,Alba,10,2.5,kg,',
    ],
    ['a line in words between them', 'black pepper powder; 4; 25; kg; 60 mesh\n10 bags of 2.5 kg Alba'],
  ])('with %s', (_, text) => expect(describeRows(text)).toEqual(expected));

  test.each([
    ['the unit in the title', 'Producto;Cajas;Kilos por caja\nAlba;10;25,5', 'complete alba: 10 x 25.5 kg'],
    ['a weight of packs in pounds', 'Product;Qty;Weight (lb)\nAlba;10;25', 'complete alba: 10 x 11.34 kg'],
    ['packs and their weight in one cell', 'Product;Quantity\nAlba;10 x 25 kg', 'complete alba: 10 x 25 kg'],
    [
      'the mesh in a column of its own',
      'Product;Mesh;Quantity\nTurmeric powder;60;500 kg',
      'complete turmericPowder: 1 x 500 kg (packing open; Mesh 60)',
    ],
    ['a weight without a unit', 'Product;Qty;Pack weight\nAlba;10;25', 'doubtful alba: 10 x 25 kg'],
    ['a total weight', 'Product;Bags;Weight (kg)\nAlba;20;500', 'doubtful alba: 20 x 25 kg'],
    ['a total weight alone', 'Producto;Kilos\nAlba;1.500,5', 'doubtful alba: 1 x 1500.5 kg (packing open)'],
    ['an unknown column', 'Product;Qty;Pack (kg);Foo\nAlba;10;25;7', 'doubtful alba: 10 x 25 kg (7)'],
    ['a number in words', 'Producto;Cantidad;Peso\nAlba;dos;25 kg', 'missing quantity alba: ? x ?'],
    ['a quantity that is still open', 'Product;Qty;Pack (kg)\nAlba;TBC;25', 'missing quantity alba: ? x 25 kg'],
    ['a formula', 'Product;Qty;Pack (kg)\nAlba;=5+5;25', 'missing quantity alba: ? x 25 kg'],
    ['an unknown unit', 'Producto;Cantidad;Peso\nAlba;10;25 galones', 'missing packWeight alba: 10 x ?'],
  ])('below a header row, with %s', (_, text, row) => expect(describeRows(text)).toEqual([row]));

  test.each([
    ['a number at the end', 'Alba;10;25;kg;7', 'doubtful alba: 10 x 25 kg (7)'],
    ['a decimal comma among commas', 'Alba,10,2,5,kg', 'doubtful alba: 2 x 5 kg (10)'],
    ['a comma that may part thousands', 'Alba,7,500,kg', 'doubtful alba: 1 x 500 kg (packing open; 7)'],
    ['a formula', 'Alba;=5+5;25;kg', 'missing quantity alba: ? x ? (=5+5; 25; kg)'],
  ])('without a header row, with %s', (_, text, row) => expect(describeRows(text)).toEqual([row]));
});

test('columns that are not read are named', () => {
  expect(read('Product;Price;Qty;Weight (lb);HS code\nAlba;9.99;10;25;0906').ignoredColumns).toEqual([
    'Price',
    'HS code',
  ]);
});

test('below a header row that is not understood nothing is complete by its place', () => {
  expect(describeRows('Vare;Vekt;Antall\nAlba;25;10;kg')).toEqual(['doubtful alba: 25 x 10 kg']);
  expect(describeRows('Alba;25;10;kg')).toEqual(['complete alba: 25 x 10 kg']);
});

test('a quoted cell may hold a line break, and a quote that is not closed ends at its cell', () => {
  expect(describeRows('Alba;10;25;kg;"8 cm\ncut"\nMace;1;5;kg')).toEqual([
    'complete alba: 10 x 25 kg (8 cm cut)',
    'complete mace: 1 x 5 kg',
  ]);
  expect(describeRows('Alba;10;25;kg;"5 inch cut\nMace;1;5;kg;"')).toEqual([
    'complete alba: 10 x 25 kg ("5 inch cut)',
    'complete mace: 1 x 5 kg',
  ]);
});

test('a note loses the sign of a formula, unless it is marked as text', () => {
  const titles = 'Product;Qty;Pack (kg);Notes\n';
  expect(describeRows(`${titles}Alba;10;25;=HYPERLINK("https://example.com")\nAlba;10;25;'=1+1`)).toEqual([
    'complete alba: 10 x 25 kg (HYPERLINK("https://example.com"))',
    'complete alba: 10 x 25 kg (=1+1)',
  ]);
});

test('a comma of a sentence, or of a number, makes no columns', () => {
  expect(describeRows('Alba 10 x 2,5 kg\nMace 1 x 5 kg')).toEqual([
    'complete alba: 10 x 2.5 kg',
    'complete mace: 1 x 5 kg',
  ]);
  expect(describeRows('Alba, 10 x 25 kg\nMace;1;5;kg')).toEqual([
    'complete alba: 10 x 25 kg',
    'complete mace: 1 x 5 kg',
  ]);
  expect(describeRows('Alba, 2,5 kg')).toEqual(['complete alba: 1 x 2.5 kg (packing open)']);
});

test('below a header row, a line without columns is read in words', () => {
  expect(describeRows('Product;Qty;Pack (kg)\nAlba;10;25\nMace 1 x 5 kg')).toEqual([
    'complete alba: 10 x 25 kg',
    'complete mace: 1 x 5 kg',
  ]);
});
