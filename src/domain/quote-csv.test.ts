import { expect, test } from 'vitest';
import { alba } from '#tests/support/alba.ts';
import { formatQuoteCsv } from './quote-csv.ts';

const titles = {
  category: 'Category',
  type: 'Type',
  quantity: 'Quantity',
  packWeight: 'Pack weight',
  unit: 'Unit',
};

test('a file begins with the byte order mark and its titles, and has one line for each item', () => {
  expect(formatQuoteCsv([alba, { ...alba, type: 'Canela, molida' }], titles)).toBe(
    '\uFEFFCategory,Type,Quantity,Pack weight,Unit\r\nCinnamon,Alba,2,25,kg\r\nCinnamon,"Canela, molida",2,25,kg\r\n',
  );
});

test('a type that spreadsheets would evaluate is escaped', () => {
  expect(formatQuoteCsv([{ ...alba, type: '=1+1' }], titles)).toContain("Cinnamon,'=1+1,2,25,kg");
});
