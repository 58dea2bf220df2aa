import { loadAllProducts } from '#content/catalogue/category-products.ts';
import { toProductNames } from '#content/list/to-product-names.ts';
import { createProductParser, type ProductParser } from '#domain/quick-list/names/product-parser.ts';
import { useLoaded } from '#web/browser/use-loaded.ts';
import { searchCatalogue } from '#web/features/search/search-catalogue.ts';
import type { SearchProducts } from './rows/edit-cell.ts';

export interface ProductLookup {
  readonly parser: ProductParser;
  readonly searchProducts: SearchProducts;
}

export function useProductLookup(): ProductLookup | undefined {
  return useLoaded(loadProductLookup)?.value;
}

async function loadProductLookup(): Promise<ProductLookup> {
  const products = await loadAllProducts();
  return {
    parser: createProductParser(toProductNames(products)),
    searchProducts: (text) => searchCatalogue(products, text).products.map(({ id }) => id),
  };
}
