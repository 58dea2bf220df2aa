import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import { ApiError } from '#web/cart/api/api-error.ts';
import type { CartApi } from '#web/cart/api/cart-api.ts';
import type { VisitorStorage } from '#web/storage/visitor-storage.ts';
import type { BrowserEvents } from './browser-events.ts';
import { createCartLoader, type Clock } from './cart-loader.ts';
import { createCartSession } from './cart-session.ts';
import { createCartStore, type CartState } from './cart-store.ts';
import { createItemChanges } from './item-changes.ts';

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
export interface CartClient {
  readonly getState: () => CartState;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Loads the cart, and reloads it on the events of the browser. Returns a function that ends this. */
  readonly start: () => () => void;
  /** Opens the cart of this e-mail. Returns the e-mail as it is stored. */
  readonly setEmail: (text: string) => string;
  /** Removes what the browser remembers of the visitor. The cart stays on the server. */
  readonly forget: () => void;
  /** A failure is logged and empties the cart; it is retried unless it is final. */
  readonly refetch: () => Promise<void>;
  /** As `refetch`, but throws and leaves the items. */
  readonly refetchOrThrow: () => Promise<void>;
  readonly withRefetchingPaused: <Value>(work: () => Promise<Value>) => Promise<Value>;
  readonly add: (item: NewCartItem, key: string) => Promise<CartItem | undefined>;
  readonly update: (id: string, change: CartItemChange) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Puts a removed item behind the items of `idsBefore`: see `ItemChanges`. */
  readonly restore: (item: CartItem, idsBefore: ReadonlySet<string>) => Promise<string | undefined>;
  /**
   * Stores no e-mail. Resolves to false if the visitor has switched carts, before the call (then nothing is sent) or
   * during it.
   */
  readonly addInJob: (item: NewCartItem, key: string) => Promise<boolean>;
  /** Resolves to false if the item was gone already. */
  readonly removeInJob: (id: string) => Promise<boolean>;
  readonly restoreInJob: CartClient['restore'];
}

export function createCartClient({ api, storage, events, clock }: CartClientOptions): CartClient {
  // What is shown, fetching it, whose cart it is, changing one item: each uses those above it.
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
