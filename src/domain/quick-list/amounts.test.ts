import { describe, expect, test } from 'vitest';
import { parseAmount } from './amounts.ts';

const packsOf = (text: string) =>
  parseAmount(text).packs.map(({ quantity, packWeight, unit }) => `${quantity} x ${packWeight} ${unit}`);

describe('one reading', () => {
  test.each([
    ['10 x 25 kg', '10 x 25 kg'],
    ['10x25kg', '10 x 25 kg'],
    ['10 × 25 kilos', '10 x 25 kg'],
    ['10 bags of 25 kg', '10 x 25 kg'],
    ['10 sacos de 25 kg', '10 x 25 kg'],
    ['25 kg x 10', '10 x 25 kg'],
    ['10; 25; kg', '10 x 25 kg'],
    ['10 x 2,5 kg', '10 x 2.5 kg'],
    ['1,000 x 25 kg', '1000 x 25 kg'],
    ['10 x 1 000 kg', '10 x 1000 kg'],
    ['1 000,5 kg', '1 x 1000.5 kg'],
    ['1.500,5 kilos', '1 x 1500.5 kg'],
    ['10 sacos a 25 kg', '10 x 25 kg'],
    ['10 kg a bag x 5', '5 x 10 kg'],
    ['500 kg in 25 kg bags', '20 x 25 kg'],
    ['quantity 10, pack weight 25 kg, total 250 kg', '10 x 25 kg'],
    ['0.3 kg in 0.1 kg bags', '3 x 0.1 kg'],
    ['2 t in 25 kg bags', '80 x 25 kg'],
    ['4 x 500 g', '4 x 0.5 kg'],
    ['1 x 2.5 l', '1 x 2.5 l'],
    ['6 x 500 ml', '6 x 500 ml'],
    ['10 kg', '1 x 10 kg'],
    ['500 ml', '1 x 500 ml'],
    ['10 | 25 | kg', '10 x 25 kg'],
    ['10 x 1 000; kg', '10 x 1000 kg'],
    ['1 000 x 25 kg', '1000 x 25 kg'],
    // No thousands: a leading zero, four digits, two spaces, a unit between.
    ['10 0500 kg', '10 x 0500 kg'],
    ['10 2500 kg', '10 x 2500 kg'],
    ['1000 250 kg', '1000 x 250 kg'],
    ['10  250 kg', '10 x 250 kg'],
    ['25 kg 100', '100 x 25 kg'],
    ['500 kg in 500 kg bags', '1 x 500 kg'],
    ['25 kg bags, 500 kg', '20 x 25 kg'],
    ['1 t in 25 kg bags, 40 bags', '40 x 25 kg'],
    ['20 500 kg in 25 kg bags', '820 x 25 kg'],
    ['2000 250 g', '2000 x 0.25 kg'],
    ['7 kg', '1 x 7 kg'],
    ['100 ml', '1 x 100 ml'],
    // Of equal weights the first is the total; it is no pack of its own.
    ['45.0 kg', '1 x 45.0 kg'],
    ['25 kg in 25.0 kg bags', '1 x 25.0 kg'],
    ['1 000,55 kg', '1 x 1000.55 kg'],
    ['1\u00A0000 kg in 100 kg bags', '10 x 100 kg'],
    // A sign or a small word joins only the numbers on both sides of it.
    ['about ~10 x 25 kg', '10 x 25 kg'],
    ['10 and x 25 kg', '10 x 25 kg'],
    ['stone: 10 x 25 kg', '10 x 25 kg'],
  ])('%s is %s', (text, packs) => {
    expect(packsOf(text)).toEqual([packs]);
  });
});

describe('several readings', () => {
  test.each([
    ['10 x 1,000 kg', ['10 x 1000 kg', '10 x 1 kg']],
    ['90 kg', ['1 x 90 kg', '2 x 45 kg', '9 x 10 kg']],
    ['100 l', ['1 x 100 l', '2 x 50 l', '4 x 25 l', '5 x 20 l', '10 x 10 l']],
    ['10 000 kg', ['1 x 10000 kg', '200 x 50 kg', '400 x 25 kg', '500 x 20 kg', '1000 x 10 kg']],
    ['45 kg', ['1 x 45 kg']],
    ['10 500 kg', expect.arrayContaining(['1 x 10500 kg', '10 x 500 kg'])],
    ['1 500 kg', expect.arrayContaining(['1 x 1500 kg', '1 x 500 kg'])],
  ])('%s may be %j', (text, packs) => {
    expect(packsOf(text)).toEqual(packs);
  });
});

test.each([
  ['10 x 25 lb', '11.34', '25 lb'],
  ['1000 pounds', '453.59', '1000 lb'],
  ['12 oz', '0.34019', '12 oz'],
  ['1,5 lb', '0.68039', '1,5 lb'],
  ['2.3 t', '2300', '2.3 t'],
])('%s becomes %s kg', (text, value, from) => {
  expect(parseAmount(text).converted).toEqual({ from, to: { value, unit: 'kg' } });
});

test('says that a weight without unit is read as kg', () => {
  expect(parseAmount('10 x 25')).toEqual({ packs: [{ quantity: 10, packWeight: '25', unit: 'kg' }], assumesKg: true });
});

describe('not understood', () => {
  test.each([
    ['', 'missing-amount'],
    ['bags', 'missing-amount'],
    ['ten bags', 'unclear-amount'],
    ['10 dozen bags of 1 kg', 'unclear-amount'],
    ['10 to 20 kg', 'unclear-amount'],
    ['10 kg o 20 kg', 'unclear-amount'],
    ['10 kg to 20 kg', 'unclear-amount'],
    ['250 kg, 25 l', 'unclear-amount'],
    ['2,5 250 kg', 'invalid-quantity'],
    ['10 sacos y 20 kg', 'unclear-amount'],
    ['1/2 kilo', 'unclear-amount'],
    ['10 x 25 galones', 'unclear-amount'],
    ['10', 'missing-weight'],
    ['10 25 30', 'unclear-amount'],
    ['10 x 25 kg = 300 kg', 'unclear-amount'],
    ['500 kg in 30 kg bags', 'unclear-amount'],
    ['5 kg and 2 l', 'unclear-amount'],
    ['10 25 kg 30', 'unclear-amount'],
    ['10 20 30 kg', 'unclear-amount'],
    ['10 x 25 kg, 30 x 5 kg', 'unclear-amount'],
    ['6 kg and 2 l', 'unclear-amount'],
    ['4, 9; 100 kg, 25 kg', 'unclear-amount'],
    ['1 kg 2 kg 3 kg', 'unclear-amount'],
    ['500 kg in 25 kg bags, 19 bags', 'unclear-amount'],
    ['10 25', 'unclear-amount'],
    ['1 x 2 x 3', 'unclear-amount'],
    ['-10 x 25 kg', 'unclear-amount'],
    ['10-25 kg', 'unclear-amount'],
    ['1½ kg', 'unclear-amount'],
    ['10 x ２５ kg', 'unclear-amount'],
    ['0 x 25 kg', 'invalid-quantity'],
    ['2.5 x 25 kg', 'invalid-quantity'],
    ['1000001 x 25 kg', 'invalid-quantity'],
    ['10 x 1234567 kg', 'invalid-weight'],
    ['99999999999999999999999 t', 'invalid-weight'],
  ])('%j: %s', (text, problem) => {
    expect(parseAmount(text)).toEqual({ packs: [], problem });
  });
});

test('where joined numbers are no weight, they are read apart', () => {
  const packs = [{ quantity: 100, packWeight: '250.55', unit: 'kg' }];
  expect(parseAmount('100 250,55 kg')).toEqual({ packs });
});

test('assumes kg only if no number has a unit, and names the unit that was converted', () => {
  expect(parseAmount('10 x 25 kg')).toEqual({ packs: [{ quantity: 10, packWeight: '25', unit: 'kg' }] });
  expect(parseAmount('10 x 500 g').converted).toEqual({ from: '500 g', to: { value: '0.5', unit: 'kg' } });
  expect(parseAmount('500 ml').converted).toBeUndefined();
  // Ambiguous: one thousand or one pound.
  expect(parseAmount('1,000 lb').converted).toBeUndefined();
});
