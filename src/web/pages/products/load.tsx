import { loadAllProducts } from '#content/category-products.ts';
import { head, productsPage } from '#text/product-list.ts';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { ProductsPage } from './products-page.tsx';

export async function load(): Promise<LoadedPage> {
  const products = await loadAllProducts();
  return {
    head: {
      ...head,
      picture: 'products',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: productsPage.name, path: '/products' }])],
      }),
    },
    content: <ProductsPage products={products} />,
  };
}
