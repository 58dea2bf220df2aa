import { use } from 'react';
import { loadAllProducts } from '#content/catalogue/category-products.ts';
import { productLabels } from '#content/catalogue/product-labels.ts';
import type { ProductId } from '#domain/catalogue/catalogue.ts';
import { createProductParser, type ProductParser } from '#domain/quick-list/fields/product-parser.ts';
import { searchCatalogue } from '#web/features/search/search-products.ts';

interface ListProducts {
  readonly parser: ProductParser;
  readonly searchProducts: (text: string) => readonly ProductId[];
}

let loaded: Promise<ListProducts> | undefined;

export function useListProducts(): ListProducts {
  loaded ??= loadAllProducts().then((products) => ({
    parser: createProductParser(productLabels(products)),
    searchProducts: (text) => searchCatalogue(products, text).products.map(({ id }) => id),
  }));
  return use(loaded);
}
