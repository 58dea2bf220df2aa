import { orderCategoryNames } from '#content/en/catalogue.ts';
import { productNotFound } from '#content/en/not-found.ts';
import { order, orderPages } from '#content/en/order.ts';
import '#content/en/pictures/products.generated.ts';
import { parseCategory } from '#domain/catalogue.ts';
import type { LoadedPage, RouteParams } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { NotFound } from '#web/ui/not-found.tsx';
import { OrderPage } from './order-page.tsx';

/** The order page of a category; Product Not Found for any other word (spec section 2). */
export function load(params: RouteParams): LoadedPage {
  const category = parseCategory(params['category']);
  if (!category) {
    return { head: { ...productNotFound.head, noindex: true }, content: <NotFound words={productNotFound} /> };
  }
  const steps = [
    { name: order.home, path: '/' },
    { name: order.shop, path: '/shop' },
    { name: orderCategoryNames[category], path: `/order/${category}` },
  ];
  return {
    head: { ...orderPages[category].head, structuredData: (siteUrl) => [breadcrumbs(siteUrl, steps)] },
    content: <OrderPage category={category} />,
  };
}
