import { describe, expect, test } from 'vitest';
import { describeRows, getParsedRowState, read } from '#tests/unit/support/quick-list/quick-list-reading.ts';

test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('%j ends a line', (lineBreak) => {
  expect(describeRows(`Alba 10 x 25 kg${lineBreak}H2 1 x 45 kg`)).toEqual([
    'complete alba: 10 x 25 kg',
    'complete h2: 1 x 45 kg',
  ]);
});

describe('a line in words', () => {
  test.each([
    ['Alba 10 x 25 kg', 'alba: 10 x 25 kg'],
    ['10 x 25kg C5 Special', 'c5Special: 10 x 25 kg'],
    ['10 bags of 25 kg Alba', 'alba: 10 x 25 kg'],
    ['500 kg Alba in 25 kg bags', 'alba: 20 x 25 kg'],
    ['- Alba 10 x 25 kg', 'alba: 10 x 25 kg'],
    ['C 5 special 2 x 45 kg', 'c5Special: 2 x 45 kg'],
    ['Quillings n.º 2 10 x 25 kg', 'quillings: 10 x 25 kg'],
    ['4 empaques de 25 kg de canela en raja C5', 'c5: 4 x 25 kg'],
    ['ají molido, 4 costales de 25 kg', 'chiliPowder: 4 x 25 kg'],
    ['clavos de olor enteros 1 x 25 kg', 'cloves: 1 x 25 kg'],
    ['20 cajas c/u 25 kgs Alba', 'alba: 20 x 25 kg'],
    ['H1 5 x 0 kg', 'h1: 5 x 0 kg'],
    ['Alba 10 x 25 kg, 8 cm cut', 'alba: 10 x 25 kg (8 cm cut)'],
    ['Alba 10 x 25 kg (8 cm cut; item no. 4711)', 'alba: 10 x 25 kg (8 cm cut; item no. 4711)'],
    ['Alba 8-10 cm, 10 x 25 kg', 'alba: 10 x 25 kg (8-10 cm)'],
    ['Alba -18 °C 10 x 25 kg', 'alba: 10 x 25 kg (-18 °C)'],
    ['mesh #60 chili powder 4 x 25 kg', 'chiliPowder: 4 x 25 kg (mesh #60)'],
    ['canela molida malla n.º 60-80; 4 cajas de 25 kg', 'cinnamonPowder: 4 x 25 kg (malla n.º 60-80)'],
    ['Alba 10 x 25 kg, dos etiquetas', 'alba: 10 x 25 kg (dos etiquetas)'],
    ['organic Alba 1 x 25 kg', 'alba: 1 x 25 kg (organic)'],
    ['7. Spice Powder, Black Pepper, quantity 3, pack weight 25 kg, 8 cm', 'blackPepperPowder: 3 x 25 kg (8 cm)'],
    ['leaf oil 500 ml', 'leafOil: 1 x 500 ml (packing open)'],
    ['25 lb nutmeg powder', 'nutmegPowder: 1 x 11.34 kg (packing open)'],
    ['1.500,5 kg de Alba', 'alba: 1 x 1500.5 kg (packing open)'],
    ['Alba 500 kg by 15 May', 'alba: 1 x 500 kg (packing open; by 15 May)'],
  ])('%s', (line, expected) => expect(describeRows(line)).toEqual([`complete ${expected}`]));

  test.each([
    ['10 Alba 25kg', 'alba: 10 x 25 kg'],
    ['Alba 10 x 1,000 kg', 'alba: 10 x 1000 kg'],
    ['Alba 500 kg, 20 bags', 'alba: 20 x 25 kg'],
    ['Alba 500 kg 2025', 'alba: 1 x 500 kg (packing open; 2025)'],
    ['Mace, 10, 25 kg', 'mace: 10 x 25 kg'],
    ['tumeric powder 1 x 25 kg', 'turmericPowder: 1 x 25 kg'],
    ['canela molida malla 4 x 25 kg', 'cinnamonPowder: 4 x 25 kg (malla)'],
    ['tea 1 x 25 kg', 'offCut: 1 x 25 kg'],
  ])('%s is doubtful', (line, expected) => expect(describeRows(line)).toEqual([`doubtful ${expected}`]));

  test.each([
    ['black pepper 10 x 25 kg', 'product blackPepper or blackPepperPowder: 10 x 25 kg'],
    ['special 1 x 25 kg', 'product c5Special or extraSpecial: 1 x 25 kg'],
    ['Saffron 5 x 1 kg', 'product ?: 5 x 1 kg (Saffron)'],
    ['10 x 25 kg', 'product ?: 10 x 25 kg'],
    ['Alba', 'quantity alba: ? x ?'],
    ['Alba 10', 'quantity alba: ? x ? (10)'],
    ['Alba bags of 25 kg', 'quantity alba: ? x 25 kg'],
    ['Alba 10 x 25 quintales', 'quantity alba: ? x ? (10 x 25 quintales)'],
    [`Alba 1 x 25 kg, ${'x'.repeat(121)}`, `note alba: 1 x 25 kg (${'x'.repeat(121)})`],
  ])('of %s something is missing', (line, expected) => expect(describeRows(line)).toEqual([`missing ${expected}`]));

  test.each([
    'mil kilos de Alba',
    'Alba 2 mil 500 kg',
    'veinticinco sacos de 25 kg de Alba',
    'Alba two bags of 25 kg',
    'Alba 25 kg x dos',
    'Alba 2 toneladas y media',
    'Alba 1/2 kilo',
    'Alba 10 a 20 kg',
    '10 kg Alba o 20 kg',
    'Alba 1 contenedor de 20 pies',
    'Alba -10 x 25 kg',
    'Alba 0 x 25 kg',
    'Alba 10 x 1234567 kg',
    '1½ kg Alba',
    'Alba ١٠ x 25 kg',
    'Alba 10 x ２５ kg',
  ])('what is no plain amount is not guessed: %s', (line) => {
    expect(read(line).rows.map((row) => [row.quantity, getParsedRowState(row).status])).toEqual([
      [undefined, 'incomplete'],
    ]);
  });
});

test('each row has the places of what was read', () => {
  const source = 'PO 7: Alba 500 kg in 20 bags, 8 cm';
  const marks = read(source).rows.flatMap((row) => row.marks.map(({ start, end }) => source.slice(start, end)));
  expect(marks).toEqual(['Alba', '500', 'kg', '20']);
});

test('the lines of a mail that name no goods are told apart', () => {
  const mail = [
    'From: Ana <ana@example.com>',
    'Dear Sirs,',
    'please quote:',
    'Alba 20 x 25 kg',
    'Saffron 3 x 1 kg',
    'Best regards',
    'Tel. 077 123 45 67',
  ];
  const { rows, otherIndexes } = read(mail.join('\n'));
  expect(rows.map(({ index }) => index)).toEqual([3, 4]);
  expect(otherIndexes).toEqual([0, 1, 2, 5, 6]);
});
