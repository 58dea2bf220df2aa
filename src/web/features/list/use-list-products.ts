import { use } from 'react';
import { loadAllProducts } from '#content/category-products.ts';
import { nameProducts } from '#content/named-products.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { createNameParser, type NameParser } from '#domain/quick-list/product-names.ts';
import { search } from '#web/features/catalogue/search-products.ts';

interface ListProducts {
  readonly names: NameParser;
  readonly findProducts: (text: string) => readonly ProductId[];
}

let loaded: Promise<ListProducts> | undefined;

export function useListProducts(): ListProducts {
  loaded ??= loadAllProducts().then((products) => ({
    names: createNameParser(nameProducts(products)),
    findProducts: (text) => search(products, text).products.map(({ id }) => id),
  }));
  return use(loaded);
}
