import { categoryProductsModule, loadAllProducts } from '#content/catalogue/category-products.ts';
import { categories } from '#domain/catalogue/categories.ts';
import { head, productsPageTexts } from '#text/pages/products.ts';
import type { Page } from '#web/navigation/page.ts';
import { ProductsPage } from './products-page.tsx';

export async function page(): Promise<Page> {
  const products = await loadAllProducts();
  return {
    head,
    socialCard: 'products',
    breadcrumbs: [{ name: productsPageTexts.name, path: '/products' }],
    content: <ProductsPage products={products} />,
  };
}

export function textModules(): readonly string[] {
  return categories.map(categoryProductsModule);
}
