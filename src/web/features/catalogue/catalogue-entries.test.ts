import { expect, test } from 'vitest';
import { parseCatalogueEntries } from './catalogue-entries.ts';

const entry = {
  id: 12,
  name: 'Alba',
  summary: 'The thinnest quills.',
  hsCode: '090611',
  packing: 'Bales',
  figures: [{ label: 'Diameter', value: '6 mm' }],
};

test('what pages show is read from the file of the catalogue, and nothing else', () => {
  const { name: _name, ...shown } = entry;
  expect(parseCatalogueEntries({ products: [entry] })).toEqual(new Map([[12, shown]]));
});

test.each([
  [null],
  [{}],
  [{ products: [{ ...entry, id: 99 }] }],
  [{ products: [{ ...entry, id: undefined }] }],
  [{ products: [entry, { ...entry, summary: undefined }] }],
  [{ products: [{ ...entry, hsCode: 90_611 }] }],
  [{ products: [{ ...entry, packing: 1 }] }],
  [{ products: [{ ...entry, figures: 'Diameter' }] }],
  [{ products: [{ ...entry, figures: [{ label: 'Diameter' }] }] }],
  [{ products: [{ ...entry, figures: [null] }] }],
])('%j is the file of another version', (value) => {
  expect(parseCatalogueEntries(value)).toBeUndefined();
});
