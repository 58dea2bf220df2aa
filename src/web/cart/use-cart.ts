import { useSyncExternalStore } from 'react';
import { cartClient } from './client/cart-client.ts';
import { initialCart, type CartState } from './client/cart-store.ts';

export function useCart(): CartState {
  return useSyncExternalStore(cartClient.subscribe, cartClient.getState, () => initialCart);
}
