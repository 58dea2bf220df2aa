import type { ListedProduct } from '#content/listed-product.ts';
import { parseOrderLink } from '#domain/cart/order-link.ts';
import { isProductName } from '#web/features/catalogue/is-product-name.ts';

/** The type of `?type=`, as it was written; empty if there is none. */
export function linkedType(query: string): string {
  return parseOrderLink(query).type ?? '';
}

/** The product selected on the page, else the one of `?type=`, else the first. Throws a `RangeError` without products. */
export function selectProduct(products: readonly ListedProduct[], selected: string, query: string): ListedProduct {
  const product = findProduct(products, selected) ?? findProduct(products, linkedType(query)) ?? products[0];
  if (!product) throw new RangeError('a category without products');
  return product;
}

/** The product with this shown or stored name. */
export function findProduct(products: readonly ListedProduct[], name: string): ListedProduct | undefined {
  return products.find(({ id }) => isProductName(name, id));
}
