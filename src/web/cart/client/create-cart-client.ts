import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import { normalizeEmail } from '#domain/contact/email.ts';
import type { VisitorStorage } from '#web/storage/visitor.ts';
import { ApiError } from './api-error.ts';
import type { CartApi } from './cart-api.ts';
import { createCartLoader, type Clock } from './cart-loader.ts';
import { createCartStore } from './cart-store.ts';
import { insertAfter } from './insert-after.ts';
import { createSafeRequests } from './safe-requests.ts';
import type { Tabs } from './tabs.ts';

interface CartClientOptions {
  readonly api: CartApi;
  readonly storage: VisitorStorage;
  readonly tabs: Tabs;
  readonly clock: Clock;
}

export type CartClient = ReturnType<typeof createCartClient>;

/**
 * The cart of the stored e-mail: its state, the changes a visitor makes, and what keeps it in step with the server and with
 * other tabs. Changes throw the errors of the API's calls and leave the items as they were. One closure: all share the store.
 */
export function createCartClient({ api, storage, tabs, clock }: CartClientOptions) {
  const store = createCartStore();
  const { applyChange, pauseRefetching, refresh, refreshInBackground, reload } = createCartLoader(store, api, clock);
  const { deleteItem, putOrPost } = createSafeRequests(api);

  const reloadStoredCart = () => {
    const state = store.get();
    const email = storage.readEmail();
    const isSameCart = state.isReady && email === state.email;
    store.set({
      isReady: true,
      email,
      items: isSameCart ? state.items : [],
      isLoading: isSameCart ? state.isLoading : email !== undefined,
    });
    void refresh();
  };

  /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
  const syncStoredEmail = () => {
    const { isReady, email } = store.get();
    if (!isReady || storage.readEmail() === email) return;
    reloadStoredCart();
  };

  const isCurrent = (email: string) => {
    syncStoredEmail();
    return store.get().email === email;
  };

  /** Does nothing while the cart is loading: the item would look like the whole cart. */
  const showStored = (email: string, stored: CartItem | undefined) => {
    const state = store.get();
    if (state.email !== email || state.isLoading || !stored) return;
    applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
  };

  const restoreItem = async (item: CartItem, before: ReadonlySet<string>, key: string): Promise<string | undefined> => {
    if (!isCurrent(item.email)) return undefined;
    const stored = (await putOrPost(item, key)) ?? item;
    if (!isCurrent(item.email)) return undefined;
    const { id } = stored;
    if (id !== item.id) showStored(item.email, stored);
    else
      applyChange((items) =>
        insertAfter(
          items.filter((each) => each.id !== id),
          stored,
          before,
        ),
      );
    return id;
  };

  return {
    getState: store.get,
    subscribe: store.subscribe,
    refresh,
    reload,
    pauseRefetching,

    /** Call it once, in the browser. */
    start: () => {
      reloadStoredCart();
      tabs.onStorage(syncStoredEmail);
      tabs.onReturn(refreshInBackground);
      tabs.onRestored(reloadStoredCart);
    },

    setEmail: (text: string) => {
      storage.writeEmail(normalizeEmail(text));
      reloadStoredCart();
    },

    /** The cart stays on the server. */
    forget: () => {
      storage.removeVisitor();
      reloadStoredCart();
    },

    /**
     * Stores the e-mail of an item first, because the visitor may leave before the answer, and adds the item. Repeating the same `key` adds
     * nothing. Returns the stored item; undefined if the response has none.
     */
    add: async (item: NewCartItem, key: string): Promise<CartItem | undefined> => {
      storage.writeEmail(item.email);
      syncStoredEmail();
      const stored = await api.postItem(item, key);
      syncStoredEmail();
      showStored(item.email, stored);
      // The other items may not be loaded: never fetched, or the fetch failed.
      reloadStoredCart();
      return stored;
    },

    /**
     * Adds an item to the current cart without refetching the list or storing an e-mail. Resolves to false if the visitor
     * has switched carts, before the call (then nothing is sent) or during it.
     */
    addToCurrent: async (item: NewCartItem, key: string): Promise<boolean> => {
      if (!isCurrent(item.email)) return false;
      const stored = await api.postItem(item, key);
      syncStoredEmail();
      showStored(item.email, stored);
      return store.get().email === item.email;
    },

    update: async (id: string, change: CartItemChange): Promise<void> => {
      const stored = await api.patchItem(id, change);
      if (stored) applyChange((items) => items.map((item) => (item.id === id ? stored : item)));
      void refresh();
    },

    /**
     * Removes an item and refetches the list. A 404 counts as success if an earlier request for this item got no response;
     * any other 404 throws and refetches the list, because another tab removed the item.
     */
    remove: async (id: string): Promise<void> => {
      try {
        await deleteItem(id);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) void refresh();
        throw error;
      }
      applyChange((items) => items.filter((item) => item.id !== id));
      void refresh();
    },

    /**
     * Removes one of many items without refetching the list. Repeats a request without a response once. Returns false if
     * another tab has removed it.
     */
    removeOneOfMany: async (id: string): Promise<boolean> => {
      let isOurs = true;
      try {
        await deleteItem(id).catch((error: unknown) => {
          if (error instanceof ApiError) throw error;
          return deleteItem(id);
        });
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
        isOurs = false;
      }
      applyChange((items) => items.filter((item) => item.id !== id));
      return isOurs;
    },

    /**
     * Restores a removed item after those of `before`. If the server no longer knows it, adds it again with `key`, as the
     * last item. Returns its id, a new one if it was added again; undefined if the visitor has switched carts.
     */
    restore: async (item: CartItem, before: ReadonlySet<string>, key: string): Promise<string | undefined> => {
      const id = await restoreItem(item, before, key);
      if (id !== undefined) void refresh();
      return id;
    },

    restoreOneOfMany: restoreItem,
  };
}
