import { loadProducts } from '#content/category-products.ts';
import { orderCategoryName } from '#text/catalogue.ts';
import { order, orderPages } from '#text/order.ts';
import { parseCategory } from '#domain/categories.ts';
import type { LoadedPage, RouteParams } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { OrderPage } from './order-page.tsx';

/** The order page of a category; Product Not Found for any other word. */
export async function load(params: RouteParams): Promise<LoadedPage> {
  const category = parseCategory(params['category']);
  if (!category) {
    const { productNotFoundPage } = await import('#web/ui/product-not-found.tsx');
    return productNotFoundPage;
  }
  const products = await loadProducts(category);
  const steps = [
    { name: order.shop, path: '/shop' },
    { name: orderCategoryName(category), path: `/order/${category}` },
  ];
  return {
    head: {
      ...orderPages[category].head,
      picture: `order-${category}`,
      ...(import.meta.env.SSR && { structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, steps)] }),
    },
    content: <OrderPage category={category} products={products} />,
  };
}
