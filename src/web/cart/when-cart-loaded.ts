import { getCart, subscribeToCart } from './cart-store.ts';

/** Resolves once the cart has been fetched or its fetch has failed, and after `patience` milliseconds at the latest. */
export function whenCartLoaded(patience: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!getCart().isLoading) finish();
    };
    const unsubscribe = subscribeToCart(check);
    const timer = setTimeout(finish, patience);
    function finish() {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    }
    check();
  });
}
