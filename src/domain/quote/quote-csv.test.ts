import { expect, test } from 'vitest';
import { alba } from '#tests/support/items.ts';
import { formatQuoteCsv } from './quote-csv.ts';

const titles = {
  category: 'Category',
  type: 'Type',
  quantity: 'Quantity',
  packWeight: 'Pack weight',
  unit: 'Unit',
  note: 'Details',
};

test('a file begins with the byte order mark and its titles, and has one line for each item', () => {
  expect(formatQuoteCsv([alba, { ...alba, type: 'Canela, molida', note: '8 cm cut; no. 4711' }], titles)).toBe(
    '\uFEFFCategory,Type,Quantity,Pack weight,Unit,Details\r\nCinnamon,Alba,2,25,kg,\r\nCinnamon,"Canela, molida",2,25,kg,"8 cm cut; no. 4711"\r\n',
  );
});

test('a type and a note that spreadsheets would evaluate are escaped', () => {
  expect(formatQuoteCsv([{ ...alba, type: '=1+1', note: '@x' }], titles)).toContain("Cinnamon,'=1+1,2,25,kg,'@x");
});
