import { categoryIds, type CategoryId } from '#domain/catalogue/categories.ts';
import { toListedProducts, type ListedProduct } from './listed-product.ts';
import type { ProductCardTexts } from './product-text.ts';

const productLoaders: { readonly [In in CategoryId]: () => Promise<{ readonly products: ProductCardTexts<In> }> } = {
  cinnamon: () => import('#text/products/cinnamon.ts'),
  'whole-spices': () => import('#text/products/whole-spices.ts'),
  'spice-powder': () => import('#text/products/spice-powder.ts'),
};

export async function loadCategoryProducts(categoryId: CategoryId): Promise<readonly ListedProduct[]> {
  return toListedProducts((await productLoaders[categoryId]()).products);
}

export async function loadAllProducts(): Promise<readonly ListedProduct[]> {
  return (await Promise.all(categoryIds.map(loadCategoryProducts))).flat();
}

export function categoryProductsModule(categoryId: CategoryId): string {
  return `#text/products/${categoryId}.ts`;
}
