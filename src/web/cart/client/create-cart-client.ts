import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import type { VisitorStorage } from '#web/storage/clear-visitor-data.ts';
import { ApiError } from './api-error.ts';
import type { CartApi } from './cart-api.ts';
import { createCartLoader, type Clock } from './cart-loader.ts';
import { createCartSession } from './cart-session.ts';
import { createCartStore } from './cart-store.ts';
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
  // In order of dependency: state, fetching, session, changes.
  const store = createCartStore();
  const loader = createCartLoader(store, api, clock);
  const session = createCartSession(store, storage, loader.refetch);
  const changes = createItemChanges(api, store, loader, session);

  return {
    getState: store.get,
    subscribe: store.subscribe,
    setEmail: session.setEmail,
    forget: session.forget,
    refetch: loader.refetch,
    refetchOrThrow: loader.refetchOrThrow,
    withRefetchingPaused: loader.withRefetchingPaused,

    /** Loads the cart, and loads it again on the events of `tabs`. Returns a function that ends this. */
    start: () => {
      session.openStoredCart();
      return tabs.listen({
        onStorage: session.switchIfEmailChanged,
        onReturn: loader.refetchUnlessPaused,
        onRestored: session.openStoredCart,
      });
    },

    /**
     * Stores the item's e-mail before it is sent, because the visitor may leave before the response. See
     * `createItemChanges`.
     */
    add: async (item: NewCartItem, key: string): Promise<CartItem | undefined> => {
      storage.writeEmail(item.email);
      const stored = await changes.add(item, key);
      // The item's e-mail may be new, and the other items not loaded; `changes.add` shows nothing while the cart is loading.
      session.openStoredCart();
      return stored;
    },

    update: async (id: string, change: CartItemChange): Promise<void> => {
      await changes.update(id, change);
      void loader.refetch();
    },

    /** Throws a 404 if another tab has removed the item. */
    remove: async (id: string): Promise<void> => {
      const isRemoved = await changes.remove(id);
      void loader.refetch();
      if (!isRemoved) throw new ApiError(404, undefined);
    },

    restore: async (item: CartItem, idsBefore: ReadonlySet<string>): Promise<string | undefined> => {
      const id = await changes.restore(item, idsBefore);
      if (id !== undefined) void loader.refetch();
      return id;
    },

    /**
     * Stores no e-mail. Resolves to false if the visitor has switched carts, before the call (then nothing is sent) or
     * during it.
     */
    addInJob: async (item: NewCartItem, key: string): Promise<boolean> => {
      session.switchIfEmailChanged();
      if (!session.isInOpenCart(item)) return false;
      await changes.add(item, key);
      return session.isInOpenCart(item);
    },

    /** Resolves to false if another tab has removed the item. */
    removeInJob: changes.removeWithRetry,

    restoreInJob: changes.restore,
  };
}
