import { expect, test } from 'vitest';
import { parseHeaderRow } from './header-row.ts';

const parseRoles = (titles: string) => parseHeaderRow(titles.split(';'))?.map(({ role }) => role);

test.each([
  ['Product;Bags;Pack weight (kg)', ['name', 'packCount', 'packWeight']],
  ['Product;Quantity;Unit;Notes', ['name', 'quantity', 'unit', 'note']],
  ['Product;Qty (MT);Price per kg', ['name', 'total', 'other']],
  ['Category;Type;Total weight;Mesh', ['namePart', 'namePart', 'total', 'property']],
  ['Item;Description;Kg', ['other', 'name', 'ambiguousWeight']],
  ['Item;Kg', ['name', 'ambiguousWeight']],
  ['Producto;Sacos;Peso por saco', ['name', 'packCount', 'packWeight']],
  ['Artikel;Menge (kg);Bemerkung', ['name', 'total', 'note']],
  ['Product;Quantity;Xyz', ['name', 'quantity', undefined]],
  ['Product 2026;Quantity', ['name', 'quantity']],
])('%s gives the columns the roles %j', (titles, roles) => expect(parseRoles(titles)).toEqual(roles));

test.each(['Alba;10;25', 'Product;Notes', 'Quantity;Kg', 'Product'])('%s is no header row', (row) => {
  expect(parseRoles(row)).toBeUndefined();
});

test('a title may say the unit of what is below it', () => {
  expect(parseHeaderRow(['Product', 'Weight (lb)'])?.at(1)).toMatchObject({ title: 'Weight (lb)', unit: 'lb' });
});
