import '#content/en/pictures/products-cinnamon.generated.ts';
import '#content/en/pictures/products-spice-powder.generated.ts';
import '#content/en/pictures/products-whole-spices.generated.ts';
import { head, productsPage } from '#content/en/product-list.ts';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { ProductsPage } from './products-page.tsx';

export function load(): LoadedPage {
  return {
    head: {
      ...head,
      picture: 'products',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: productsPage.name, path: '/products' }])],
      }),
    },
    content: <ProductsPage />,
  };
}
