import { head } from '#text/pages/cart.ts';
import type { Page } from '#web/navigation/page.ts';
import { CartPage } from './cart-page.tsx';

/** Not indexed, because its content depends on the visitor. */
export const page: Page = { head, isIndexed: false, content: <CartPage /> };
