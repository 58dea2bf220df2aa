import { head } from '#text/cart.ts';
import type { Page } from '#web/page.ts';
import { CartPage } from './cart-page.tsx';

/** The cart page; its content depends on the visitor, so it is not indexed. */
export const page: Page = { head, noindex: true, content: <CartPage /> };
