import { describe, expect, test } from 'vitest';
import { maxQuickBytes, maxQuickLines } from '#domain/quick-list/quick-list.ts';
import { read, summary } from '#tests/support/quick-list-reading.ts';

test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('%j ends a line', (lineBreak) => {
  expect(summary(`Alba 10 x 25 kg${lineBreak}H2 1 x 45 kg`)).toEqual(['ready: 12, 10 x 25 kg', 'ready: 4, 1 x 45 kg']);
});

describe('a line in words', () => {
  test.each([
    ['Alba 10 x 25 kg', 'ready: 12, 10 x 25 kg'],
    ['10 x 25kg C5 Special', 'ready: 10, 10 x 25 kg'],
    ['10 bags of 25 kg Alba', 'ready: 12, 10 x 25 kg'],
    ['10 Alba 25kg', 'ready: 12, 10 x 25 kg'],
    ['one bag of 25 kg Alba', 'ready: 12, 1 x 25 kg'],
    ['500 kg Alba in 25 kg bags', 'ready: 12, 20 x 25 kg'],
    ['- Alba 10 x 25 kg', 'ready: 12, 10 x 25 kg'],
    ['3) H2 1 x 45 kg', 'ready: 4, 1 x 45 kg'],
    ['C 5 special 2 x 45 kg', 'ready: 10, 2 x 45 kg'],
    ['Quillings No. 02 10 x 25 kg', 'ready: 2, 10 x 25 kg'],
    ['canela molida 5 x 20 kg', 'ready: 14, 5 x 20 kg'],
    ['pimienta negra en polvo, 4 sacos de 25 kg', 'ready: 24, 4 x 25 kg'],
    ['4 empaques de 25 kg de canela en raja C5', 'ready: 9, 4 x 25 kg'],
    ['ají molido, 4 costales de 25 kg', 'ready: 30, 4 x 25 kg'],
    ['jengibre 3 x 20 kg', 'ready: 27, 3 x 20 kg'],
    ['clavos de olor enteros 1 x 25 kg', 'ready: 17, 1 x 25 kg'],
    ['leaf oil 500 ml', 'ready: 13, 1 x 500 ml'],
    ['25 lb nutmeg powder', 'ready: 25, 1 x 11.34 kg'],
    ['Alba 10 x 25 kg, 8 cm cut', 'ready: 12, 10 x 25 kg (8 cm cut)'],
    ['Alba 10 x 25 kg (8 cm cut; our no. 4711)', 'ready: 12, 10 x 25 kg (8 cm cut; our no. 4711)'],
    ['Alba 8-10 cm, 10 x 25 kg', 'ready: 12, 10 x 25 kg (8-10 cm)'],
    ['chili powder 60 mesh 4 cartons of 25 kg', 'ready: 30, 4 x 25 kg (60 mesh)'],
  ])('%s', (line, expected) => {
    expect(summary(line)).toEqual([expected]);
  });

  test.each([
    ['canela molida malla 60, 4 sacos de 25 kg', 'ready: 14, 4 x 25 kg (malla 60)'],
    ['4 sacos de 20 kg de canela molida, malla 60', 'ready: 14, 4 x 20 kg (malla 60)'],
    ['canela molida 60 mallas 4 x 25 kg', 'ready: 14, 4 x 25 kg (60 mallas)'],
    ['mesh #60 chili powder 4 x 25 kg', 'ready: 30, 4 x 25 kg (mesh #60)'],
    ['canela molida malla n.º 60-80; 4 cajas de 25 kg', 'ready: 14, 4 x 25 kg (malla n.º 60-80)'],
    ['canela molida;malla 60;4;25;kg', 'ready: 14, 4 x 25 kg (malla 60)'],
    // Without a number of its own, the mesh takes none from the amount.
    ['canela molida malla 4 x 25 kg', 'choose: 14, 4 x 25 kg (malla)'],
    ['canela molida malla 4 sacos de 25 kg', 'choose: 14, 4 x 25 kg (malla)'],
    ['pimienta negra molienda fina 4 x 25 kg', 'choose: 15 or 24, 4 x 25 kg (molienda; fina)'],
    ['Macis 50 libras', 'ready: 18, 1 x 22.68 kg'],
    ['aceite de hoja de canela 2 bidones de 10 litros', 'ready: 13, 2 x 10 l'],
    ['20 cajas c/u 25 kgs Alba', 'ready: 12, 20 x 25 kg'],
    ['Alba, 2 toneladas en sacos de 25 kilos', 'ready: 12, 80 x 25 kg'],
    ['Quillings n.º 2 10 x 25 kg', 'ready: 2, 10 x 25 kg'],
    ['1.500,5 kg de Alba', 'ready: 12, 1 x 1500.5 kg'],
    ['Alba 10 x 25 kg, dos etiquetas', 'ready: 12, 10 x 25 kg (dos etiquetas)'],
  ])('of a Spanish letter: %s', (line, expected) => {
    expect(summary(line)).toEqual([expected]);
  });

  test.each([
    'mil kilos de Alba',
    'Alba dos mil kilos',
    'Alba 2 mil 500 kg',
    '5 mil kg de Alba en sacos de 25 kg',
    'Alba dos sacos de 25 kg',
    'noventa sacos de 25 kg Alba',
    'veinticinco sacos de 25 kg de Alba',
    'Alba doscientas cajas de 25 kg',
    'Alba two bags of 25 kg',
    'Alba seventeen bags of 25 kg',
    'one hundred bags of 25 kg Alba',
    'Alba, 10 docenas de 1 kg',
    'Alba 25 kg x dos',
    'Alba 2 toneladas y media',
    'Alba 1/2 kilo',
    'Alba 10 a 20 kg',
    'Alba 10 o 20 kg',
    '10 kg Alba o 20 kg',
    'Alba 1 contenedor de 20 pies',
    'Alba 10 x 25 quintales',
    'aceite de hoja de canela 6 x 75 cl',
  ])('what is no plain amount is not guessed: %s', (line) => {
    expect(summary(line).map((text) => text.split(' (')[0])).toEqual(['unread: unclear-amount']);
  });

  test.each([
    ['black pepper 10 x 25 kg', 'choose: 15 or 24, 10 x 25 kg'],
    ['gammiris 10 kg', 'choose: 15 or 20 or 21 or 24 or 26, 1 x 10 kg'],
    ['clove 1 x 25 kg', 'choose: 17 or 28, 1 x 25 kg'],
    ['special 1 x 25 kg', 'choose: 10 or 11, 1 x 25 kg'],
    ['pimienta negra molida 40 kg', 'choose: 24, 1 x 40 kg or 2 x 20 kg or 4 x 10 kg'],
    ['Alba 10 x 1,000 kg', 'choose: 12, 10 x 1000 kg or 10 x 1 kg'],
    // Words that no product has may change what is meant, so they are confirmed and kept.
    ['organic Alba 1 x 25 kg', 'choose: 12, 1 x 25 kg (organic)'],
    ['tumeric powder 1 x 25 kg', 'choose: 29, 1 x 25 kg'],
    ['tea 1 x 25 kg', 'choose: 1, 1 x 25 kg'],
  ])('%s has to be chosen', (line, expected) => {
    expect(summary(line)).toEqual([expected]);
  });

  test.each([
    ['Saffron 5 x 1 kg', 'unknown-product'],
    ['10 x 25 kg', 'missing-product'],
    ['Alba', 'missing-amount'],
    ['Alba 10', 'missing-weight'],
    ['Alba -10 x 25 kg', 'unclear-amount'],
    ['Alba 0 x 25 kg', 'invalid-quantity'],
    ['Alba 10 x 1234567 kg', 'invalid-weight'],
    ['1½ kg Alba', 'unclear-amount'],
    [`Alba 1 x 25 kg, ${'long '.repeat(25)}`, 'note-too-long'],
    ['=1+1', 'formula'],
    ['Alba;=5+5;25;kg', 'formula'],
  ])('%s is not understood: %s', (line, problem) => {
    expect(summary(line).map((text) => text.split(' (')[0])).toEqual([`unread: ${problem}`]);
  });
});

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
    ['Producto;Kilos\nAlba;1.500,5', 'ready: 12, 1 x 1500.5 kg'],
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
    expect(summary('"Alba" 10 x 25 kg;\nMace 1 x 5 kg')).toEqual(['ready: 12, 10 x 25 kg', 'ready: 18, 1 x 5 kg']);
  });

  test('takes the sign of a formula out of a note', () => {
    expect(summary('Alba;10;25;kg;=HYPERLINK("x")\nAlba;10;25;kg;\'=1+1')).toEqual([
      'ready: 12, 10 x 25 kg (HYPERLINK("x"))',
      'ready: 12, 10 x 25 kg (1+1)',
    ]);
  });
});

test.each([
  ['Al\u200Bba 10 x 25 kg', true],
  ['Alba 10 x 25 kg \u202E', true],
  ['Alba;10;25;kg;=1+1', true],
  ['Product;Qty;Weight;Note\nAlba;10;25;@home', true],
  ['\uFEFFAlba;10;25;kg;1 + 1 = 2', false],
  ['Alba 10 x 25 kg', false],
])('says of %j that signs were left out: %s', (text, isCleaned) => {
  expect(read(text).isCleaned).toBe(isCleaned);
});

test('takes out zero-width, direction and control marks', () => {
  expect(summary('\uFEFFAl\u200Bba\u202E 1\u20600 x\u0007 25\u00A0kg (8\u200E cm)')).toEqual([
    'ready: 12, 10 x 25 kg (8 cm)',
  ]);
});

test('a product that is named twice stays two lines, the second one marked', () => {
  const { lines } = read('Alba 10 x 25 kg\nMace 1 x 5 kg\nAlba 10 x 25 kg\nAlba 2 x 5 kg');
  expect(lines.map(({ repeats }) => repeats)).toEqual([undefined, undefined, 1, 1]);
});

test('twelve lines of which two are unknown and one is ambiguous', () => {
  const good = ['Alba', 'C5', 'C4', 'M5', 'M4', 'H1', 'mace', 'chili', 'ginger'].map((name) => `${name} 2 x 10 kg`);
  const lines = read([...good, 'saffron 1 x 1 kg', 'black pepper 1 x 25 kg', 'vanilla 1 x 1 kg'].join('\n')).lines;
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  expect([count('ready'), count('choose'), count('unread')]).toEqual([9, 1, 2]);
});

test('reads 200 lines and returns the 201st as it was written', () => {
  const { lines, omitted } = read(
    Array.from({ length: maxQuickLines + 1 }, (_, index) => `Alba ${index + 1} x 25 kg`).join('\n\n'),
  );
  expect(lines).toHaveLength(200);
  expect(omitted).toEqual(['Alba 201 x 25 kg']);
});

test('reads 20 kB and nothing of a longer text', () => {
  const full = 'Alba 10 x 25 kg'.padEnd(maxQuickBytes, ' ');
  expect(read(full)).toMatchObject({ isTooLong: false, lines: [{ state: 'ready' }] });
  expect(read(`${full} `)).toMatchObject({ isTooLong: true, lines: [] });
  expect(read('é'.repeat(maxQuickBytes / 2 + 1)).isTooLong).toBe(true);
});

test('only lines with a letter or a digit count, and an empty text has none', () => {
  const { lines } = read(' \n---\nAlba 10 x 25 kg\n\n***\nMace 1 x 5 kg\n');
  expect(lines.map(({ number, source }) => [number, source])).toEqual([
    [1, 'Alba 10 x 25 kg'],
    [2, 'Mace 1 x 5 kg'],
  ]);
  expect(read('')).toEqual({
    lines: [],
    head: '',
    unreadColumns: [],
    omitted: [],
    isCleaned: false,
    isTooLong: false,
  });
  expect(read('Alba 10 x 25 kg')).toMatchObject({ head: '', unreadColumns: [], omitted: [] });
});

test.each([
  // Two products, or none, repeat nothing.
  ['black pepper 1 x 25 kg\nblack pepper 2 x 25 kg'],
  ['saffron 1 x 1 kg\nsaffron 1 x 1 kg'],
  ['black pepper 1 x 25 kg\nblack pepper powder 2 x 25 kg'],
  ['whole black pepper 1 x 25 kg\nblack pepper 2 x 25 kg'],
  ['black pepper 1 x 25 kg\nwhole black pepper 2 x 25 kg'],
])('%j marks no repetition', (text) => {
  expect(read(text).lines.map(({ repeats }) => repeats)).toEqual([undefined, undefined]);
});

test('what has to be chosen is said apart for product and packs', () => {
  const asked = (line: string) => read(line).lines.map(({ asksProduct, asksPacks }) => [asksProduct, asksPacks])[0];
  expect(asked('Alba 10 x 25 kg')).toEqual([false, false]);
  expect(asked('black pepper 10 x 25 kg')).toEqual([true, false]);
  expect(asked('Alba 10 x 1,000 kg')).toEqual([false, true]);
});

test('a note of 120 characters is read', () => {
  expect(summary(`Alba 1 x 25 kg, ${'x'.repeat(120)}`)).toEqual([`ready: 12, 1 x 25 kg (${'x'.repeat(120)})`]);
  expect(summary('Alba 1 x 25 kg, cut   to  length')).toEqual(['ready: 12, 1 x 25 kg (cut to length)']);
});

test('a decimal comma makes no columns', () => {
  expect(summary('Alba 10 x 2,5 kg\nMace 1 x 5 kg')).toEqual(['ready: 12, 10 x 2.5 kg', 'ready: 18, 1 x 5 kg']);
  expect(summary('Alba, 10 x 25 kg\nMace;1;5;kg')).toEqual(['ready: 12, 10 x 25 kg', 'ready: 18, 1 x 5 kg']);
  expect(summary('Alba, cut, 10 x 25 kg, and more')[0]).toMatch(/: 12, 10 x 25 kg/);
});

test('below titles, a line without columns is read in words', () => {
  expect(summary('Product;Qty;Weight (kg)\nAlba;10;25\nMace 1 x 5 kg')).toEqual([
    'ready: 12, 10 x 25 kg',
    'ready: 18, 1 x 5 kg',
  ]);
  expect(summary('Product;Qty;Weight\nAlba;  =5+5;25')).toEqual(['unread: formula']);
});

test('a mark at the start of a file is not called a sign that was left out, one within it is', () => {
  expect(read('\uFEFFAlba 10 x 25 kg').isCleaned).toBe(false);
  expect(read('Alba\uFEFF 10 x 25 kg').isCleaned).toBe(true);
  expect(read('=1+1\nAlba 10 x 25 kg').isCleaned).toBe(false);
  expect(read('Alba;10;25;kg;=1\nMace 1 x 5 kg').isCleaned).toBe(true);
});
