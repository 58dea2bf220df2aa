import { expect, test } from 'vitest';
import type { ProductText } from '#content/catalogue/product-text.ts';
import { productIds } from '#domain/catalogue/catalogue.ts';
import { hsCodes } from './hs-codes.ts';

const modules = import.meta.glob<{ product: ProductText }>('/src/content/en/products/[0-9]*-*.ts', { eager: true });

test('the headings of the tariff are those of the product pages', () => {
  const stated = Object.entries(modules).map(([path, { product }]) => {
    return [Number(/\/(\d+)-/.exec(path)?.[1]), product.specification.hsCode.replace('.', '')] as const;
  });
  expect(new Map(stated)).toEqual(new Map(productIds.map((id) => [id, hsCodes[id]])));
});
