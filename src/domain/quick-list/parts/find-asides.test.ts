import { describe, expect, test } from 'vitest';
import { tokenize } from '#domain/quick-list/words/tokenize.ts';
import { findAsides } from './find-asides.ts';

function joinAsides(line: string): string {
  const tokens = tokenize(line);
  const asides = findAsides(tokens);
  return tokens.flatMap(({ text }, at) => (asides[at] === true ? [text] : [])).join(' ');
}

describe('a number is an aside together with', () => {
  test.each([
    ['a property', 'Alba 8 cm 10 kg', '8 cm'],
    ['a property that has a range', 'pepper 60 to 80 mesh 10 kg', '60 to 80 mesh'],
    ['a count per pound', 'nutmeg 80 counts per lb', '80 counts per lb'],
    ['an inch sign', '4" cut', '4 "'],
    ['the month of its date', 'by 3rd of June 2026 10 kg', '3 rd of june 2026'],
    ['a month before it', 'Nov 12, 2026', 'nov 12 , 2026'],
    ['a currency', '14 USD/kg', '14 usd / kg'],
    ['a unit per unit', '550 g/l', '550 g/l'],
    ['a unit after a slash', '14.20/kg', '14.20 / kg'],
    ['a harvest', '2025 crop', '2025 crop'],
    ['its label', 'PO no. 4512 Alba', 'po no . 4512'],
    ['a phone number, with its spaces', 'tel. +94 77 123 4567', 'tel . + 94 77 123 4567'],
  ])('%s', (_, line, asides) => expect(joinAsides(line)).toBe(asides));
});

test('a date in figures is an aside of its own', () => {
  expect(joinAsides('15.05.2026')).toBe('15.05.2026');
});

test.each(['Alba 25 kg', 'Alba 20 (kg)', '10 jute bags', 'x 25', 'kg 500', 'em pó 10 kg', 'Alba 2000 kg crop'])(
  'a number of an amount is no aside: %s',
  (line) => expect(joinAsides(line)).toBe(''),
);
