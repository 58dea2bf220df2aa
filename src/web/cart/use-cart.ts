import { useSyncExternalStore } from 'react';
import { getCart, initialCart, subscribeToCart, type CartState } from './client/cart-store.ts';

/** The cart of this browser; re-renders on every change. */
export function useCart(): CartState {
  return useSyncExternalStore(subscribeToCart, getCart, () => initialCart);
}
