import { categories, type Category } from '#domain/catalogue/categories.ts';
import { toListedProducts, type ListedProduct } from './listed-product.ts';
import type { ProductCardTexts } from './product-text.ts';

const productLoaders: { readonly [In in Category]: () => Promise<{ readonly products: ProductCardTexts<In> }> } = {
  cinnamon: () => import('#text/products/cinnamon.ts'),
  'whole-spices': () => import('#text/products/whole-spices.ts'),
  'spice-powder': () => import('#text/products/spice-powder.ts'),
};

export async function loadCategoryProducts(category: Category): Promise<readonly ListedProduct[]> {
  return toListedProducts((await productLoaders[category]()).products);
}

export async function loadAllProducts(): Promise<readonly ListedProduct[]> {
  return (await Promise.all(categories.map(loadCategoryProducts))).flat();
}

export function categoryProductsModule(category: Category): string {
  return `#text/products/${category}.ts`;
}
