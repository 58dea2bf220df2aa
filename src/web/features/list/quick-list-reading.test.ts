import { describe, expect, test } from 'vitest';
import { summary } from '#tests/support/quick-list-reading.ts';

test.each(['\n', '\r', '\r\n', '\u2028', '\u2029'])('%j ends a line', (lineBreak) => {
  expect(summary(`Alba 10 x 25 kg${lineBreak}H2 1 x 45 kg`)).toEqual(['ready: 12, 10 x 25 kg', 'ready: 4, 1 x 45 kg']);
});

describe('a line in words', () => {
  test.each([
    ['Alba 10 x 25 kg', 'ready: 12, 10 x 25 kg'],
    ['10 x 25kg C5 Special', 'ready: 10, 10 x 25 kg'],
    ['10 bags of 25 kg Alba', 'ready: 12, 10 x 25 kg'],
    ['10 Alba 25kg', 'choose: 12, 10 x 25 kg'],
    ['one bag of 25 kg Alba', 'choose: 12, 1 x 25 kg'],
    ['500 kg Alba in 25 kg bags', 'choose: 12, 20 x 25 kg'],
    ['- Alba 10 x 25 kg', 'ready: 12, 10 x 25 kg'],
    ['3) H2 1 x 45 kg', 'choose: 4, 1 x 45 kg'],
    ['C 5 special 2 x 45 kg', 'ready: 10, 2 x 45 kg'],
    ['Quillings No. 02 10 x 25 kg', 'ready: 2, 10 x 25 kg'],
    ['canela molida 5 x 20 kg', 'ready: 14, 5 x 20 kg'],
    ['pimienta negra en polvo, 4 sacos de 25 kg', 'ready: 24, 4 x 25 kg'],
    ['4 empaques de 25 kg de canela en raja C5', 'ready: 9, 4 x 25 kg'],
    ['ají molido, 4 costales de 25 kg', 'ready: 30, 4 x 25 kg'],
    ['jengibre 3 x 20 kg', 'ready: 27, 3 x 20 kg'],
    ['clavos de olor enteros 1 x 25 kg', 'ready: 17, 1 x 25 kg'],
    ['leaf oil 500 ml', 'choose: 13, 1 x 500 ml'],
    ['25 lb nutmeg powder', 'choose: 25, 1 x 11.34 kg'],
    ['Alba 10 x 25 kg, 8 cm cut', 'ready: 12, 10 x 25 kg (8 cm cut)'],
    ['Alba 10 x 25 kg (8 cm cut; our no. 4711)', 'choose: 12, 10 x 25 kg (8 cm cut; our no. 4711)'],
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
    ['canela molida malla n.º 60-80; 4 cajas de 25 kg', 'choose: 14, 4 x 25 kg (malla n.º 60-80)'],
    ['canela molida;malla 60;4;25;kg', 'choose: 14, 4 x 25 kg (malla 60)'],
    // Without a number of its own, the mesh takes none from the amount.
    ['canela molida malla 4 x 25 kg', 'choose: 14, 4 x 25 kg (malla)'],
    ['canela molida malla 4 sacos de 25 kg', 'choose: 14, 4 x 25 kg (malla)'],
    ['pimienta negra molienda fina 4 x 25 kg', 'choose: 15 or 24, 4 x 25 kg (molienda; fina)'],
    ['Macis 50 libras', 'choose: 18, 1 x 22.68 kg'],
    ['aceite de hoja de canela 2 bidones de 10 litros', 'choose: 13, 2 x 10 l'],
    ['20 cajas c/u 25 kgs Alba', 'choose: 12, 20 x 25 kg'],
    ['Alba, 2 toneladas en sacos de 25 kilos', 'choose: 12, 80 x 25 kg'],
    ['Quillings n.º 2 10 x 25 kg', 'choose: 2, 10 x 25 kg'],
    ['1.500,5 kg de Alba', 'choose: 12, 1 x 1500.5 kg'],
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
    // No letter more than "tea": so short a word may not be misspelt.
    ['teak 5 x 1 kg', 'unknown-product'],
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
