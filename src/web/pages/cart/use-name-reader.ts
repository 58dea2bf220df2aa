import { use } from 'react';
import { loadAllProducts } from '#content/category-products.ts';
import { nameProducts } from '#content/named-products.ts';
import { createNameReader, type NameReader } from '#domain/quick-list/product-names.ts';

let reader: Promise<NameReader> | undefined;

/** Finds the products that a name means; suspends until the product lists are loaded. */
export function useNameReader(): NameReader {
  reader ??= loadAllProducts().then((products) => createNameReader(nameProducts(products)));
  return use(reader);
}
