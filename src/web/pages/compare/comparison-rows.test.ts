import { expect, test } from 'vitest';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { listComparisonRows } from './comparison-rows.ts';
import { loadComparedProducts } from './load-compared-products.ts';

const compare = async (...ids: ProductId[]) => listComparisonRows(await loadComparedProducts(ids));

test('the figures of all products come first, then those of one, then what every product has', async () => {
  const rows = await compare(12, 14);
  expect(rows.map(({ label }) => label)).toEqual([
    'Maximum diameter',
    'Quills per kg',
    'Foxing',
    'Common mesh',
    'Botanical name',
    'Part used',
    'Form',
    'In short',
    'Usual packing',
    'Season',
    'Storage',
    'Usual tests',
    'Order unit',
    'HS code',
  ]);
  expect(rows.find(({ label }) => label === 'Common mesh')?.values).toEqual([
    undefined,
    expect.stringContaining('40 to 60'),
  ]);
  expect((await compare(12, 13)).map(({ label }) => label).slice(0, 2)).toEqual(['Maximum diameter', 'Quills per kg']);
  expect((await compare(15, 17)).map(({ label }) => label).slice(0, 3)).toEqual([
    'Moisture',
    'Bulk density',
    'Headless buds',
  ]);
});

test('the rows that differ are marked', async () => {
  const differing = (await compare(12, 10)).filter(({ isDifferent }) => isDifferent).map(({ label }) => label);
  expect(differing).toEqual(['Quills per kg', 'Foxing', 'In short', 'Usual packing', 'Storage']);
});

test('for phones, the rows that differ between the first two products are marked', async () => {
  const rows = await compare(12, 10, 4);
  expect(rows.find(({ label }) => label === 'Maximum diameter')).toMatchObject({
    isDifferent: true,
    isDifferentOnPhones: false,
  });
  expect(rows.filter(({ isDifferentOnPhones }) => isDifferentOnPhones)).toEqual(
    rows.filter(({ label }) => ['Quills per kg', 'Foxing', 'In short', 'Usual packing', 'Storage'].includes(label)),
  );
});
