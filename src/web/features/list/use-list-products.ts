import { use } from 'react';
import { loadAllProducts } from '#content/category-products.ts';
import { nameProducts } from '#content/named-products.ts';
import type { ProductId } from '#domain/catalogue.ts';
import { createNameParser, type NameParser } from '#domain/quick-list/product-names.ts';
import { search } from '#web/features/catalogue/search-products.ts';

interface ListProducts {
  /** Finds the products that the words of a line mean. */
  readonly names: NameParser;
  /** Finds the products that a typed text may mean, as the search of the site does. */
  readonly findProducts: (text: string) => readonly ProductId[];
}

let loaded: Promise<ListProducts> | undefined;

/** What reads the names of products; suspends until the product lists are loaded. */
export function useListProducts(): ListProducts {
  loaded ??= loadAllProducts().then((products) => ({
    names: createNameParser(nameProducts(products)),
    findProducts: (text) => search(products, text).products.map(({ id }) => id),
  }));
  return use(loaded);
}
