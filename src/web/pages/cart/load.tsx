import { head } from '#text/cart.ts';
import type { LoadedPage } from '#web/page.ts';
import { CartPage } from './cart-page.tsx';

/** The cart page (spec section 2); of no use to search engines. */
export function load(): LoadedPage {
  return { head: { ...head, noindex: true }, content: <CartPage /> };
}
