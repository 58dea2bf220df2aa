import { loadProducts } from '#content/category-products.ts';
import { parseCategory } from '#domain/categories.ts';
import { orderCategoryName } from '#text/catalogue.ts';
import { order, orderPages } from '#text/order.ts';
import type { Page, RouteParams } from '#web/page.ts';
import { OrderPage } from './order-page.tsx';

/** The order page of a category; Product Not Found for an unknown category. */
export async function page(params: RouteParams): Promise<Page> {
  const category = parseCategory(params['category']);
  if (!category) return (await import('#web/pages/not-found/page.tsx')).productNotFound;
  return {
    head: orderPages[category].head,
    socialImage: `order-${category}`,
    breadcrumbs: [
      { name: order.shop, path: '/shop' },
      { name: orderCategoryName(category), path: `/order/${category}` },
    ],
    content: <OrderPage category={category} products={await loadProducts(category)} />,
  };
}
