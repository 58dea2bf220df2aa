import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { getStoredType } from '#domain/catalogue/catalogue.ts';
import { getShortName } from '#text/catalogue/names.ts';

export function selectProduct(
  products: readonly ListedProduct[],
  selectedType: string,
  linkedType: string | undefined,
): ListedProduct {
  const product = findProduct(products, selectedType) ?? findProduct(products, linkedType) ?? products[0];
  if (!product) throw new RangeError('a category without products');
  return product;
}

export function findProduct(products: readonly ListedProduct[], name: string | undefined): ListedProduct | undefined {
  const wanted = name?.trim().toLowerCase();
  return products.find(({ id }) => [getShortName(id), getStoredType(id)].some((one) => one.toLowerCase() === wanted));
}
