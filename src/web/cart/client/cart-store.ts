import type { CartItem } from '#domain/cart/cart-item.ts';

export interface CartState {
  /** False until the browser's storage has been read, and always while prerendering. */
  readonly isReady: boolean;
  readonly email: string | undefined;
  /** The items, oldest first; empty while they are loading or could not be fetched. */
  readonly items: readonly CartItem[];
  /** True until the first fetch for this e-mail has succeeded or failed. */
  readonly isLoading: boolean;
}

export const initialCart: CartState = { isReady: false, email: undefined, items: [], isLoading: false };

export type CartStore = ReturnType<typeof createCartStore>;

/** Holds the state of one cart: the same object until `set` is called, as `useSyncExternalStore` needs it. */
export function createCartStore() {
  let state = initialCart;
  const listeners = new Set<() => void>();
  return {
    get: (): CartState => state,
    set: (change: Partial<CartState>): void => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
