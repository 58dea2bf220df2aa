import { use } from 'react';
import { loadAllProducts } from '#content/category-products.ts';
import { nameProducts } from '#content/named-products.ts';
import { createNameParser, type NameParser } from '#domain/quick-list/product-names.ts';

let parser: Promise<NameParser> | undefined;

/** Finds the products that a name means; suspends until the product lists are loaded. */
export function useNameParser(): NameParser {
  parser ??= loadAllProducts().then((products) => createNameParser(nameProducts(products)));
  return use(parser);
}
