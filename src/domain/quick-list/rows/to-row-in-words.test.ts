import { expect, test } from 'vitest';
import { parseParts } from '#domain/quick-list/parts/parse-parts.ts';
import { cellEnd } from '#domain/quick-list/words/cell-end.ts';
import { parser } from '#tests/unit/support/quick-list/quick-list-reading.ts';
import { parseHeaderRow } from './header-row.ts';
import { toRowInWords } from './to-row-in-words.ts';

function describeRow(titles: string, row: string): string {
  const parts = toRowInWords(parseParts(row.replaceAll(';', cellEnd), parser), parseHeaderRow(titles.split(';')) ?? []);
  return parts.map(({ kind, text }) => (kind === 'number' ? text : kind === 'cell' ? '|' : kind)).join(' ');
}

test.each([
  ['Product;Bags', 'Alba;10', 'name | 10 pack |'],
  ['Bags;Product', '10;Alba', 'name | 10 pack |'],
  ['Product;Pack weight (kg)', 'Alba;25', 'name | each 25 unit |'],
  ['Product;Quantity;Unit', 'Alba;500;kg', 'name | total 500 unit | |'],
  ['Product;Quantity', 'Alba;10', 'name | 10 pack |'],
  ['Product;Quantity', 'Alba;10 x 25 kg', 'name | 10 times 25 unit |'],
  ['Product;Kg;Bags', 'Alba;500;20', 'name | open 500 unit | 20 pack |'],
  ['Product;Quantity;Price', 'Alba;500 kg;14', 'name | total 500 unit | |'],
  ['Product;Quantity;Mesh', 'Alba;500 kg;60', 'name | total 500 unit | aside |'],
  ['Product;Bags;Pack weight', 'Alba;ten;25 kg', 'name | unreadable | each 25 unit |'],
  ['Product;Total weight', 'Alba;500', 'name | total 500 unit word |'],
])('below %s, %s says %s', (titles, row, said) => expect(describeRow(titles, row)).toBe(said));

test('a row of sums says nothing', () => {
  expect(describeRow('Product;Bags', 'Total;30')).toBe('');
});
