import type { ListedProduct } from '#content/listed-product.ts';
import { productType } from '#domain/catalogue.ts';
import { productName } from '#text/catalogue.ts';

/**
 * The product to order: the one chosen on the page, else the one of `?type=`, else the first. A product is found by its
 * visible or its stored name, ignoring case. `products` must not be empty.
 */
export function selectProduct(products: readonly ListedProduct[], chosen: string, query: string): ListedProduct {
  const asked = new URLSearchParams(query).get('type') ?? '';
  const find = (name: string) => {
    const wanted = name.trim().toLowerCase();
    return products.find(({ id }) => [productName(id), productType(id)].some((one) => one.toLowerCase() === wanted));
  };
  const product = find(chosen) ?? find(asked) ?? products[0];
  if (!product) throw new RangeError('a category without products');
  return product;
}
