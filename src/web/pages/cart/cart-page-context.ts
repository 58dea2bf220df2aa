import { createContext, use } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { JustAdded } from '#web/navigation/navigation-state.ts';
import type { CartClearing } from './clear-cart/use-clear-cart.ts';
import type { Removal } from './removal/use-removal.ts';

export interface CartPageState {
  readonly email: string;
  readonly items: readonly CartItem[];
  readonly added: JustAdded | undefined;
  readonly removal: Removal;
  readonly clearing: CartClearing;
  readonly onChangeEmail: () => void;
  readonly onForgetMe: () => void;
}

export const CartPageContext = createContext<CartPageState | undefined>(undefined);

export function useCartPage(): CartPageState {
  const cart = use(CartPageContext);
  if (!cart) throw new Error('no cart is open');
  return cart;
}
