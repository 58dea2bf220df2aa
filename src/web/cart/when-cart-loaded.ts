import { getCart, subscribeToCart } from './cart-store.ts';

/** Resolves once the cart has been fetched or its fetch has failed, at the latest after `maxWaitMs`. */
export function whenCartLoaded(maxWaitMs: number): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!getCart().isLoading) finish();
    };
    const unsubscribe = subscribeToCart(check);
    const timer = setTimeout(finish, maxWaitMs);
    function finish() {
      unsubscribe();
      clearTimeout(timer);
      resolve();
    }
    check();
  });
}
