import { head, shopPageTexts } from '#text/pages/shop.ts';
import type { Page } from '#web/navigation/page.ts';
import { ShopPage } from './shop-page.tsx';

export const page: Page = {
  head,
  socialCard: 'shop',
  breadcrumbs: [{ name: shopPageTexts.title, path: '/shop' }],
  content: <ShopPage />,
};
