import type { CategoryId } from '#domain/catalogue/categories.ts';
import { products as cinnamon } from '#text/products/cinnamon.ts';
import { products as spicePowder } from '#text/products/spice-powder.ts';
import { products as wholeSpices } from '#text/products/whole-spices.ts';
import { toListedProducts, type ListedProduct } from './listed-product.ts';

const byCategory: Readonly<Record<CategoryId, readonly ListedProduct[]>> = {
  cinnamon: toListedProducts(cinnamon),
  'whole-spices': toListedProducts(wholeSpices),
  'spice-powder': toListedProducts(spicePowder),
};

/** For scripts and tests. A page must not import it, because it would load the products of every category. */
export const allProducts: readonly ListedProduct[] = Object.values(byCategory).flat();
