import type { CartItem } from '#domain/cart/cart-item.ts';

export type CartState =
  /** `uninitialized`: the browser's storage is not read yet, as during prerendering. */
  | { readonly status: 'uninitialized' | 'no-email'; readonly email: undefined; readonly items: readonly [] }
  | { readonly status: 'loading'; readonly email: string; readonly items: readonly [] }
  /** `items`, oldest first, stay while the cart is fetched again. */
  | { readonly status: 'loaded'; readonly email: string; readonly items: readonly CartItem[] };

export const initialCart: CartState = { status: 'uninitialized', email: undefined, items: [] };

export interface CartStore {
  readonly get: () => CartState;
  readonly open: (email: string | undefined) => void;
  readonly setItems: (items: readonly CartItem[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCartStore(): CartStore {
  let state = initialCart;
  const listeners = new Set<() => void>();
  const set = (next: CartState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => state,
    open: (email) =>
      set(email === undefined ? { status: 'no-email', email, items: [] } : { status: 'loading', email, items: [] }),
    setItems: (items) => {
      const { email } = state;
      if (email !== undefined) set({ status: 'loaded', email, items });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
