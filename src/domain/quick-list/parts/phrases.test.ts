import { describe, expect, test } from 'vitest';
import { cellEnd } from '#domain/quick-list/words/cell-end.ts';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { parseParts } from './parse-parts.ts';
import { findTermRoles } from './phrases.ts';
import { joinParts } from './terms.ts';

const readTerms = (line: string) => joinParts(parseParts(line, parser));

function listRoles(line: string, isReadByCellOrder = false): string[] {
  const { roles } = findTermRoles(readTerms(line), { isReadByCellOrder });
  return [...roles].map(([{ number }, role]) => `${role} ${number}`).toSorted();
}

describe('the words say what a number is in', () => {
  test.each([
    ['10 bags', ['quantity 10']],
    ['10 x 25 kg', ['packWeight 25', 'quantity 10']],
    ['25 kg bags x 10', ['packWeight 25', 'quantity 10']],
    ['25 kg each', ['packWeight 25']],
    ['each 25 kg', ['packWeight 25']],
    ['bags of cinnamon of 25 kg', ['packWeight 25']],
    ['quantity 10, pack weight 25 kg', ['packWeight 25', 'quantity 10']],
    ['total of 250 kg', ['total 250']],
    ['250 kg in total', ['total 250']],
    ['250 kg in 10 bags', ['quantity 10', 'total 250']],
    ['250 kg of cinnamon in 25 kg bags', ['packWeight 25', 'total 250']],
    ['250 kg = 10 bags', ['quantity 10', 'total 250']],
    ['10 x 25 kg = 250 kg', ['packWeight 25', 'quantity 10', 'total 250']],
    ['250 kg', []],
    ['10 to 20 kg', []],
  ])('%s', (line, roles) => expect(listRoles(line)).toEqual(roles));
});

test('the order of two cells says what their numbers are in', () => {
  const row = ['Alba', '10', '25', 'kg'].join(cellEnd);
  expect(listRoles(row)).toEqual([]);
  expect(listRoles(row, true)).toEqual(['packWeight 25', 'quantity 10']);
});

test.each([
  ['10 x 25 kg', false],
  ['10 bags, 12 bags', true],
  ['total 250 kg each', true],
])('whether %s contradicts itself: %s', (line, isContradictory) => {
  expect(findTermRoles(readTerms(line), { isReadByCellOrder: false }).isContradictory).toBe(isContradictory);
});
