import { toListedProducts, type ListedProduct } from '#content/catalogue/listed-product.ts';
import { products as cinnamon } from '#content/es/products/cinnamon.ts';
import { products as spicePowder } from '#content/es/products/spice-powder.ts';
import { products as wholeSpices } from '#content/es/products/whole-spices.ts';

export const spanishProducts: readonly ListedProduct[] = [cinnamon, wholeSpices, spicePowder].flatMap((products) =>
  toListedProducts(products),
);
