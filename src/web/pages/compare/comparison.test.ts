import { expect, test } from 'vitest';
import { loadProduct } from '#content/product.ts';
import type { ProductId } from '#domain/catalogue.ts';
import { comparisonRows } from './comparison.ts';

const compare = async (...ids: ProductId[]) =>
  comparisonRows(await Promise.all(ids.map(async (id) => (await loadProduct(id)).product)));

test('the figures of all products come first, then those of one, then what every product has', async () => {
  const rows = await compare(12, 14);
  expect(rows.map(({ name }) => name)).toEqual([
    'maximumDiameter',
    'quillsPerKg',
    'foxing',
    'mesh',
    'botanicalName',
    'partUsed',
    'form',
    'summary',
    'packing',
    'season',
    'storage',
    'tests',
    'orderUnit',
    'hsCode',
  ]);
  expect(rows.find(({ name }) => name === 'mesh')?.values).toEqual([undefined, expect.stringContaining('40 to 60')]);
  expect((await compare(12, 13)).map(({ name }) => name).slice(0, 2)).toEqual(['maximumDiameter', 'quillsPerKg']);
  expect((await compare(15, 17)).map(({ name }) => name).slice(0, 3)).toEqual([
    'moisture',
    'bulkDensity',
    'headlessBuds',
  ]);
});

test('tells the rows that differ', async () => {
  const differing = (await compare(12, 10)).filter(({ differs }) => differs).map(({ name }) => name);
  expect(differing).toEqual(['quillsPerKg', 'foxing', 'summary', 'packing', 'storage']);
});
