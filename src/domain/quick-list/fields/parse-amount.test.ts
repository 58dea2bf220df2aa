import { expect, test } from 'vitest';
import { parseParts } from '#domain/quick-list/parts/parse-parts.ts';
import { cellEnd } from '#domain/quick-list/words/cell-end.ts';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { parseAmount } from './parse-amount.ts';

const parseAmountInLine = (line: string) => parseAmount(parseParts(line, parser), { isReadByCellOrder: false }).amount;

test.each([
  ['10 x 25 kg', 10, '25'],
  ['250 kg in 10 bags', 10, '25'],
  ['250 kg in 25 kg bags', 10, '25'],
  ['10 x 25 kg = 250 kg', 10, '25'],
  ['10 bags (25 kg)', 10, '25'],
])('%s is read as %i x %s kg without a doubt', (line, quantity, packWeight) => {
  expect(parseAmountInLine(line)).toEqual({
    quantity,
    packWeight,
    unit: 'kg',
    isTotalOnly: false,
    amountDoubt: undefined,
  });
});

test.each(['10 bottles (500 ml)', '10 bottles (5 ml)'])('%s may be of one or of all, so the buyer is asked', (line) => {
  expect(parseAmountInLine(line)).toMatchObject({ quantity: 10, unit: 'ml', amountDoubt: 'unclear' });
});

test('a row with packs and a weight in millilitres is read by its places', () => {
  expect(
    parseAmount(parseParts(`leaf oil${cellEnd}10${cellEnd}500 ml`, parser), { isReadByCellOrder: true }).amount,
  ).toEqual({
    quantity: 10,
    packWeight: '500',
    unit: 'ml',
    isTotalOnly: false,
    amountDoubt: undefined,
  });
});

test('a total alone stands as one pack', () => {
  expect(parseAmountInLine('Alba 250 kg')).toMatchObject({ quantity: 1, packWeight: '250', isTotalOnly: true });
});

test.each(['500 or 25 kg', '10 to 20 kg', '25 kg and a half', `${cellEnd}=25 kg`, '25 kg, 30 kg'])(
  '%s is unclear and has no amount',
  (line) => expect(parseAmountInLine(line)).toEqual({ isTotalOnly: false, amountDoubt: 'unclear' }),
);

test.each(['lots 25 kg', '25 kg lots', '25 kg total each', '500 kg, 20 bags'])('%s is unclear', (line) => {
  expect(parseAmountInLine(line).amountDoubt).toBe('unclear');
});

test('a total that is not that of the packs leaves no amount', () => {
  expect(parseAmountInLine('10 x 25 kg = 200 kg')).toEqual({ isTotalOnly: false });
});

test.each([
  ['25 kg bags, 7', 'unassigned-number'],
  ['10 bags of 1,000 kg', 'two-readings'],
])('%s has the doubt %s', (line, doubt) => expect(parseAmountInLine(line).amountDoubt).toBe(doubt));
