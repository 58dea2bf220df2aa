import type { ListedProduct } from '#content/listed-product.ts';
import { categoryOf } from '#domain/catalogue.ts';
import { findNearest, findProducts, type Searchable } from '#domain/product-search.ts';
import { categoryNames, orderCategoryName, productName } from '#text/catalogue.ts';
import { searchTerms } from '#text/search-terms.ts';

interface IndexedProduct extends Searchable {
  readonly product: ListedProduct;
}

export function search(products: readonly ListedProduct[], query: string): readonly ListedProduct[] {
  return findProducts(createIndex(products), query).map(({ product }) => product);
}

export function searchNear(products: readonly ListedProduct[], query: string, limit: number): readonly ListedProduct[] {
  return findNearest(createIndex(products), query, limit).map(({ product }) => product);
}

function createIndex(products: readonly ListedProduct[]): readonly IndexedProduct[] {
  return products.map((product) => {
    const { id, name } = product;
    const category = categoryOf(id);
    const names = [name, productName(id), categoryNames[category], orderCategoryName(category)];
    return { product, text: [...names, searchTerms[id]].join(' ') };
  });
}
