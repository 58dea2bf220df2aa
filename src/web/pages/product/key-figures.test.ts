import { describe, expect, test } from 'vitest';
import type { ProductText } from '#content/types.ts';
import { productIds } from '#domain/catalogue.ts';
import { keyFigures, latinName } from './key-figures.ts';

const modules = import.meta.glob<{ product: ProductText }>('#text/products/[0-9]*-*.ts', { eager: true });
const products = Object.entries(modules).map(([path, { product }]) => ({ file: path.split('/').at(-1), product }));

const figure = (label: string, value: string) => ({ label, value });

describe('key figures', () => {
  test('are four of every product, none of them open, and each product has a Latin name', () => {
    expect(products).toHaveLength(productIds.length);
    for (const { file, product } of products) {
      const shown = keyFigures(product.figures);
      expect(shown, file).toHaveLength(4);
      for (const { value } of shown) expect(value, file).toMatch(/^(?!by lot|by agreement|stated).+/i);
      expect(latinName(product.figures), file).toMatch(/^[A-Z][a-z]+ [a-z]+/);
    }
  });

  test('are the rows that the product has for itself, then the general ones', () => {
    expect(
      keyFigures([
        figure('Botanical name', 'Piper nigrum'),
        figure('Part used', 'Berry'),
        figure('Form', 'Whole'),
        figure('HS code', '0904.11'),
        figure('Bulk density', 'Grade 1: 550 g/l; Grade 2: 500 g/l'),
        figure('Curcumin', 'By agreement, tested per lot'),
        figure('Common mesh', '40 to 60 (about 400 to 250 µm)'),
        figure('Usual packing', 'Bags of 10, 20 or 25 kg, retail packs'),
        figure('Order unit', 'kg'),
      ]),
    ).toEqual([
      figure('Bulk density', 'Grade 1: 550 g/l'),
      figure('Common mesh', '40 to 60'),
      figure('HS code', '0904.11'),
      figure('Usual packing', 'Bags of 10, 20 or 25 kg'),
    ]);
  });
});
