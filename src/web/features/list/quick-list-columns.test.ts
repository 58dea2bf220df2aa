import { describe, expect, test } from 'vitest';
import { read, summary } from '#tests/support/quick-list-reading.ts';

describe('columns', () => {
  const expected = ['ready: 24, 4 x 25 kg (60 mesh)', 'ready: 12, 10 x 2.5 kg'];
  test.each([
    ['semicolons', 'black pepper powder; 4; 25; kg; 60 mesh\nAlba;10;2,5;kg;'],
    ['tabs and a decimal comma', 'black pepper powder\t4\t25 kg\t60 mesh\r\nAlba\t10\t2,5\tkg'],
    ['commas and quotes', 'black pepper powder,4,25,kg,60 mesh\nAlba,10,"2,5",kg,'],
    ['titles in any order', 'Notes;Unit;Pack weight;Qty;Product\n60 mesh;kg;25;4;black pepper powder\n;kg;2,5;10;Alba'],
    ['Spanish titles', 'Producto\tCantidad\tPeso (kg)\tNotas\npimienta negra molida\t4\t25\t60 mesh\nAlba\t10\t2,5\t'],
    [
      'our own file',
      'Category,Type,Quantity,Pack weight,Unit,Details\nSpice Powder,Black Pepper,4,25,kg,60 mesh\nCinnamon,Alba,10,2.5,kg,',
    ],
    ['a line in words between them', 'black pepper powder; 4; 25; kg; 60 mesh\n10 bags of 2.5 kg Alba'],
  ])('%s', (_what, text) => {
    expect(summary(text)).toEqual(expected);
  });

  test.each([
    ['Producto;Cajas;Peso (kilos)\nAlba;10;25,5', 'ready: 12, 10 x 25.5 kg'],
    ['Producto;Sacos;Kilos por saco;Notas\ncanela molida;4;25;malla 60', 'ready: 14, 4 x 25 kg (malla 60)'],
    ['Producto;Bultos;Libras\nMacis;10;25', 'ready: 18, 10 x 11.34 kg'],
    ['Producto;Kilos\nAlba;1.500,5', 'choose: 12, 1 x 1500.5 kg'],
    ['Producto;Cantidad;Peso\nAlba;dos;25 kg', 'unread: unclear-amount'],
    ['Producto;Cantidad;Peso\nAlba;10;25 galones', 'unread: unclear-amount'],
    // A decimal comma that a comma-separated table has torn apart.
    ['Alba,10,2,5,kg', 'unread: invalid-weight'],
  ])('of a Spanish table: %j', (text, line) => {
    expect(summary(text)).toEqual([line]);
  });

  test('names the columns that it does not read', () => {
    const { head, unreadColumns } = read('Product;Price;Qty;Weight (lb);Total\nAlba;9.99;10;25;99.9');
    expect({ head, unreadColumns }).toEqual({
      head: 'Product;Price;Qty;Weight (lb);Total',
      unreadColumns: ['Price', 'Total'],
    });
    expect(summary('Product;Price;Qty;Weight (lb)\nAlba;9.99;10;25')).toEqual(['ready: 12, 10 x 11.34 kg']);
  });

  test('a quoted cell may hold a line break, and a stray quote joins no lines', () => {
    expect(summary('Alba;10;25;kg;"8 cm\ncut"\nMace;1;5;kg')).toEqual([
      'ready: 12, 10 x 25 kg (8 cm cut)',
      'ready: 18, 1 x 5 kg',
    ]);
    expect(summary('Alba;45 kg;"8 cm\ncut"')).toEqual(['choose: 12, 1 x 45 kg (8 cm cut)']);
    expect(summary('"Alba" 10 x 25 kg;\nMace 1 x 5 kg')).toEqual(['choose: 12, 10 x 25 kg', 'ready: 18, 1 x 5 kg']);
  });

  test('takes the sign of a formula out of a note', () => {
    expect(summary('Alba;10;25;kg;=HYPERLINK("x")\nAlba;10;25;kg;\'=1+1')).toEqual([
      'ready: 12, 10 x 25 kg (HYPERLINK("x"))',
      'choose: 12, 10 x 25 kg (1+1)',
    ]);
  });
});

test('a decimal comma makes no columns', () => {
  expect(summary('Alba 10 x 2,5 kg\nMace 1 x 5 kg')).toEqual(['ready: 12, 10 x 2.5 kg', 'ready: 18, 1 x 5 kg']);
  expect(summary('Alba, 10 x 25 kg\nMace;1;5;kg')).toEqual(['ready: 12, 10 x 25 kg', 'ready: 18, 1 x 5 kg']);
  expect(summary('Alba, cut, 10 x 25 kg, and more')[0]).toMatch(/: 12, 10 x 25 kg/);
});

test('a comma within a number makes no columns where the others have a space behind them', () => {
  expect(summary('Alba, 2,5 kg')).toEqual(['choose: 12, 1 x 2.5 kg']);
  expect(summary('Alba,  12,5 kg')).toEqual(['choose: 12, 1 x 12.5 kg']);
  expect(summary('Alba, 10, 25, cut')).toEqual(['unread: unclear-amount (cut)']);
  expect(summary('Alba, 45 kg,2 pallets')).toEqual(['choose: 12, 2 x 45 kg (pallets)']);
  expect(summary('Mace, 10, 25 kg\nAlba, 2,5 kg')).toEqual(['choose: 18, 10 x 25 kg', 'choose: 12, 1 x 2.5 kg']);
  expect(summary('Alba, 7,500 kg')[0]).toMatch(/^choose: 12, 1 x 7500 kg or .* or 1 x 7\.5/);
  expect(summary('Alba,10,25,kg,cut, 5,5 mm')).toEqual(['choose: 12, 10 x 25 kg (cut; 5; 5 mm)']);
  expect(summary('Product, Qty,Weight\nAlba, 10,25 kg')).toEqual(['ready: 12, 10 x 25 kg']);
});

test('two cells between commas are read in words, and an empty line before a table is none of it', () => {
  expect(summary('please,45 kg')).toEqual(['unread: missing-product']);
  expect(summary('\nAlba,10,25,kg')).toEqual(['ready: 12, 10 x 25 kg']);
});

test('below titles, a line without columns is read in words', () => {
  expect(summary('Product;Qty;Weight (kg)\nAlba;10;25\nMace 1 x 5 kg')).toEqual([
    'ready: 12, 10 x 25 kg',
    'ready: 18, 1 x 5 kg',
  ]);
  expect(summary('Product;Qty;Weight\nAlba;  =5+5;25')).toEqual(['unread: formula']);
});
