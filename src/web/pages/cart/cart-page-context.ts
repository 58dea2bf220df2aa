import { createContext, use } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import type { JustAddedItem } from '#web/navigation/navigation-state.ts';
import type { Clearing } from './clearing/use-clearing.ts';
import type { Removal } from './removal/use-removal.ts';

export interface CartPageState {
  readonly email: string;
  readonly items: readonly CartItem[];
  readonly justAddedItem: JustAddedItem | undefined;
  readonly removal: Removal;
  readonly clearing: Clearing;
  readonly onChangeEmail: () => void;
  readonly onForgetMe: () => void;
}

export const CartPageContext = createContext<CartPageState | undefined>(undefined);

export function useCartPage(): CartPageState {
  const state = use(CartPageContext);
  if (!state) throw new Error('no CartPageContext above');
  return state;
}
