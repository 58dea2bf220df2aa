import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { parseOrderLink } from '#domain/cart/order-link.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';
import { getShortName } from '#text/catalogue/names.ts';

export function findTypeInUrl(search: string): string | undefined {
  return parseOrderLink(search).type;
}

/** The product of `selectedType`, else the one in `search`, else the first. Without products: a `RangeError`. */
export function selectProduct(products: readonly ListedProduct[], selectedType: string, search: string): ListedProduct {
  const product = findProduct(products, selectedType) ?? findProduct(products, findTypeInUrl(search)) ?? products[0];
  if (!product) throw new RangeError('a category without products');
  return product;
}

export function findProduct(products: readonly ListedProduct[], name: string | undefined): ListedProduct | undefined {
  const wanted = name?.trim().toLowerCase();
  return products.find(({ id }) => [getShortName(id), getStoredType(id)].some((one) => one.toLowerCase() === wanted));
}
