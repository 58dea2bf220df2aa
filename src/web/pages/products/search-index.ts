import type { ListedProduct } from '#content/listed-product.ts';
import { categoryNames, orderCategoryName, productName } from '#text/catalogue.ts';
import { categoryOf } from '#domain/catalogue.ts';
import type { Searchable } from '#domain/product-search.ts';

interface IndexedProduct extends Searchable {
  readonly product: ListedProduct;
}

/** The products, each with all the names that a buyer may type for it. */
export function createSearchIndex(products: readonly ListedProduct[]): readonly IndexedProduct[] {
  return products.map((product) => {
    const { id, name, searchTerms } = product;
    const category = categoryOf(id);
    const names = [name, productName(id), categoryNames[category], orderCategoryName(category)];
    return { product, text: [...names, searchTerms].join(' ') };
  });
}
