import { head, shop } from '#text/shop.ts';
import type { LoadedPage } from '#web/page.ts';
import { breadcrumbs } from '#web/structured-data.ts';
import { ShopPage } from './shop-page.tsx';

export function load(): LoadedPage {
  return {
    head: {
      ...head,
      picture: 'shop',
      ...(import.meta.env.SSR && {
        structuredData: (siteUrl: string) => [breadcrumbs(siteUrl, [{ name: shop.title, path: '/shop' }])],
      }),
    },
    content: <ShopPage />,
  };
}
