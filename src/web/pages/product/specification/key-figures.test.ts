import { describe, expect, test } from 'vitest';
import type { ProductText } from '#content/catalogue/product-text.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { listKeyFigures } from './key-figures.ts';

const modules = import.meta.glob<{ product: ProductText }>('#text/products/[0-9]*-*.ts', { eager: true });
const products = Object.entries(modules).map(([path, { product }]) => ({ file: path.split('/').at(-1), product }));

test.each(products)('$file has a Latin name', ({ product }) => {
  expect(product.specification.botanicalName).toMatch(/^[A-Z][a-z]+ [a-z]+/);
});

describe('key figures', () => {
  test('are stated by all products', () => {
    expect(products).toHaveLength(productIds.length);
  });

  test.each(products)('are four in $file', ({ product }) => {
    expect(listKeyFigures(product.specification), 'add one, such as season').toHaveLength(4);
  });

  test.each(products)('are not open in $file', ({ product }) => {
    const values = listKeyFigures(product.specification).map(({ shortValue }) => shortValue);
    expect(values.filter((value) => /^(by lot|by agreement|stated|$)/i.test(value))).toEqual([]);
  });

  test.each(products)('begin as the rows of $file do', ({ product }) => {
    const figures = listKeyFigures(product.specification);
    expect(figures.filter(({ value, shortValue }) => !value.startsWith(shortValue))).toEqual([]);
  });

  test('are the rows that the product has for itself, then those that most products have', () => {
    const figures = {
      botanicalName: 'Piper nigrum',
      partUsed: 'Berry',
      form: 'Whole',
      hsCode: '0904.11',
      bulkDensity: 'Grade 1: 550 g/l; Grade 2: 500 g/l',
      curcumin: 'By agreement, tested per lot',
      mesh: '40 to 60 (about 400 to 250 µm)',
      packing: 'Bags of 10, 20 or 25 kg, retail packs',
      storage: 'Dry',
      tests: 'Moisture',
      orderUnit: 'kg',
    };
    expect(listKeyFigures(figures).map(({ label, shortValue }) => [label, shortValue])).toEqual([
      ['Bulk density', 'Grade 1: 550 g/l'],
      ['Common mesh', '40 to 60'],
      ['HS code', '0904.11'],
      ['Usual packing', 'Bags of 10, 20 or 25 kg'],
    ]);
  });
});
