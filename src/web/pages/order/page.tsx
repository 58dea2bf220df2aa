import type { Params } from 'react-router';
import { categoryProductsModule, loadProducts } from '#content/catalogue/category-products.ts';
import { orderPath, parseCategory } from '#domain/catalogue/categories.ts';
import { categoryNameInOrders } from '#text/catalogue/names.ts';
import { orderPageTexts, orderTextsByCategory } from '#text/pages/order.ts';
import type { Page } from '#web/navigation/page.ts';
import { OrderPage } from './order-page.tsx';

export async function page(params: Params): Promise<Page | undefined> {
  const category = parseCategory(params.category);
  if (!category) return undefined;
  return {
    head: orderTextsByCategory[category].head,
    socialCard: `order-${category}`,
    breadcrumbs: [
      { name: orderPageTexts.shop, path: '/shop' },
      { name: categoryNameInOrders(category), path: orderPath(category) },
    ],
    content: <OrderPage category={category} products={await loadProducts(category)} />,
  };
}

export function textModules(params: Params): readonly string[] {
  const category = parseCategory(params.category);
  return category === undefined ? [] : [categoryProductsModule(category)];
}
