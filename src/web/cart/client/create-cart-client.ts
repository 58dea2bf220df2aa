import type { NewCartItem } from '#domain/cart/cart-item.ts';
import { ApiError } from '#web/cart/api/api-error.ts';
import type { CartApi } from '#web/cart/api/cart-api.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { BrowserEvents } from './browser-events.ts';
import { createCartLoader, type CartLoader, type Clock } from './cart-loader.ts';
import { createCartSession, type CartSession } from './cart-session.ts';
import { createCartStore, type CartState, type CartStore } from './cart-store.ts';
import { createItemChanges, type ItemChanges } from './item-changes.ts';

interface CartClientOptions {
  readonly api: CartApi;
  readonly storage: VisitorStorage;
  readonly events: BrowserEvents;
  readonly clock: Clock;
}

/**
 * The cart of the stored e-mail, in step with the server and other tabs. `add`, `update`, `remove` and `restore` fetch
 * the cart after their change; `addInJob`, `removeInJob` and `restoreInJob` leave the fetch to the end of the job. All
 * throw the API's errors. Tests: `create-cart-client.*.test.ts`.
 */
export interface CartClient
  extends
    Pick<CartStore, 'subscribe'>,
    Pick<CartSession, 'setEmail' | 'forget'>,
    Pick<CartLoader, 'refetch' | 'refetchOrThrow' | 'withRefetchingPaused'>,
    Pick<ItemChanges, 'add' | 'update' | 'restore'> {
  readonly getState: () => CartState;
  readonly start: () => () => void;
  readonly remove: (id: string) => Promise<void>;
  /**
   * Stores no e-mail. Resolves to false if the visitor has switched carts, before the call (then nothing is sent) or
   * during it.
   */
  readonly addInJob: (item: NewCartItem, key: string) => Promise<boolean>;
  /** Resolves to false if the item was gone already. */
  readonly removeInJob: (id: string) => Promise<boolean>;
  readonly restoreInJob: ItemChanges['restore'];
}

export function createCartClient({ api, storage, events, clock }: CartClientOptions): CartClient {
  const store = createCartStore();
  const loader = createCartLoader(store, api, clock);
  const session = createCartSession(store, storage, loader);
  const changes = createItemChanges(api, store, loader, session);

  return {
    getState: store.get,
    subscribe: store.subscribe,
    setEmail: session.setEmail,
    forget: session.forget,
    refetch: loader.refetch,
    refetchOrThrow: loader.refetchOrThrow,
    withRefetchingPaused: loader.withRefetchingPaused,

    start: () => {
      session.openAndFetchStoredCart();
      return events.listen({
        onStorage: session.switchIfEmailChanged,
        onReturn: loader.refetchUnlessPaused,
        onRestored: session.openAndFetchStoredCart,
      });
    },

    add: async (item, key) => {
      // Before the request, because the visitor may leave before the response.
      storage.writeEmail(item.email);
      const stored = await changes.add(item, key);
      // While a cart is loading, such as that of a new e-mail, `changes.add` shows nothing.
      session.openAndFetchStoredCart();
      return stored;
    },

    update: async (id, change) => {
      await changes.update(id, change);
      void loader.refetch();
    },

    remove: async (id) => {
      const isRemoved = await changes.remove(id);
      void loader.refetch();
      if (!isRemoved) throw new ApiError(404, undefined);
    },

    restore: async (item, idsBefore) => {
      const id = await changes.restore(item, idsBefore);
      if (id !== undefined) void loader.refetch();
      return id;
    },

    addInJob: async (item, key) => {
      session.switchIfEmailChanged();
      if (!session.isInOpenCart(item)) return false;
      await changes.add(item, key);
      return session.isInOpenCart(item);
    },

    removeInJob: changes.removeInJob,

    restoreInJob: changes.restore,
  };
}
