import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import type { VisitorStorage } from '#web/storage/visitor.ts';
import { ApiError } from './api-error.ts';
import type { CartApi } from './cart-api.ts';
import type { Clock } from './cart-loader.ts';
import { createCartSession } from './cart-session.ts';
import { createItemChanges } from './item-changes.ts';
import type { Tabs } from './tabs.ts';

interface CartClientOptions {
  readonly api: CartApi;
  readonly storage: VisitorStorage;
  readonly tabs: Tabs;
  readonly clock: Clock;
}

export type CartClient = ReturnType<typeof createCartClient>;

/**
 * The cart of the stored e-mail, in step with the server and other tabs. `add`, `update`, `remove` and `restore` fetch the
 * cart after their change; `addInJob`, `removeInJob` and `restoreInJob` leave the fetch to the end of the job. All throw
 * the API's errors.
 */
export function createCartClient({ api, storage, tabs, clock }: CartClientOptions) {
  const cart = createCartSession({ api, storage, clock });
  const changes = createItemChanges(cart, api);

  return {
    getState: cart.getState,
    subscribe: cart.subscribe,
    setEmail: cart.setEmail,
    forget: cart.forget,
    refetch: cart.refetch,
    refetchOrThrow: cart.refetchOrThrow,
    withRefetchingPaused: cart.withRefetchingPaused,

    /** Loads the cart and follows the other tabs. Returns a function that stops following them. */
    start: () => {
      cart.loadStoredCart();
      return tabs.listen({
        onStorage: cart.switchIfEmailChanged,
        onReturn: cart.refetchUnlessPaused,
        onRestored: cart.loadStoredCart,
      });
    },

    /**
     * Stores the item's e-mail before it is sent, because the visitor may leave before the response. See
     * `createItemChanges`.
     */
    add: async (item: NewCartItem, key: string): Promise<CartItem | undefined> => {
      storage.writeEmail(item.email);
      const stored = await changes.add(item, key);
      // The item's e-mail may be new, and the other items not loaded.
      cart.loadStoredCart();
      return stored;
    },

    update: async (id: string, change: CartItemChange): Promise<void> => {
      await changes.update(id, change);
      void cart.refetch();
    },

    /** Throws a 404 if another tab has removed the item. */
    remove: async (id: string): Promise<void> => {
      const isRemoved = await changes.remove(id);
      void cart.refetch();
      if (!isRemoved) throw new ApiError(404, undefined);
    },

    restore: async (...removed: Parameters<typeof changes.restore>): Promise<string | undefined> => {
      const id = await changes.restore(...removed);
      if (id !== undefined) void cart.refetch();
      return id;
    },

    /**
     * Stores no e-mail. Resolves to false if the visitor has switched carts, before the call (then nothing is sent) or
     * during it.
     */
    addInJob: async (item: NewCartItem, key: string): Promise<boolean> => {
      cart.switchIfEmailChanged();
      if (!cart.isOfThisCart(item)) return false;
      await changes.add(item, key);
      return cart.isOfThisCart(item);
    },

    /** Resolves to false if another tab has removed the item. */
    removeInJob: changes.removeWithRetry,

    restoreInJob: changes.restore,
  };
}
