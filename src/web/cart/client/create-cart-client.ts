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
 * The cart of the stored e-mail, in step with the server and other tabs. `add`, `update`, `remove` and `restore` are single
 * changes, which refetch the list; the `...OneOfMany` are steps of a run, which refetches it at its end. Both throw the
 * API's errors.
 */
export function createCartClient({ api, storage, tabs, clock }: CartClientOptions) {
  const store = createCartStore();
  const { applyChange, withRefetchingPaused, refetch, refetchOrThrow, refetchUnlessPaused } = createCartLoader(
    store,
    api,
    clock,
  );
  const { deleteItem, deleteWithRetry, putOrPost } = createSafeRequests(api);

  const isOtherEmail = () => storage.readEmail() !== store.get().email;
  const isOfOpenCart = ({ email }: { readonly email: string }) => email === store.get().email;

  /** Fetches the cart, of another e-mail if it has changed. */
  const reloadCart = () => {
    if (store.get().status === 'unread' || isOtherEmail()) store.open(storage.readEmail());
    void refetch();
  };

  /** Reads the e-mail again, because the storage event of another tab may arrive later than a response. */
  const switchCartIfEmailChanged = () => {
    if (store.get().status !== 'unread' && isOtherEmail()) reloadCart();
  };

  /** Does nothing while the cart is loading: the item would look like the whole cart. */
  const showStored = (email: string, stored: CartItem | undefined) => {
    const state = store.get();
    if (state.email !== email || state.status === 'loading' || !stored) return;
    applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
  };

  const dropItem = (id: string) => applyChange((items) => items.filter((item) => item.id !== id));

  const restoreItem = async (item: CartItem, before: ReadonlySet<string>, key: string): Promise<string | undefined> => {
    switchCartIfEmailChanged();
    if (!isOfOpenCart(item)) return undefined;
    const stored = (await putOrPost(item, key)) ?? item;
    switchCartIfEmailChanged();
    if (!isOfOpenCart(item)) return undefined;
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
    refetch,
    refetchOrThrow,
    withRefetchingPaused,

    /** Loads the cart and follows the other tabs. Returns a function that stops following them. */
    start: () => {
      reloadCart();
      return tabs.listen({
        onStorage: switchCartIfEmailChanged,
        onReturn: refetchUnlessPaused,
        onRestored: reloadCart,
      });
    },

    setEmail: (text: string) => {
      storage.writeEmail(normalizeEmail(text));
      reloadCart();
    },

    /** The cart stays on the server. */
    forget: () => {
      storage.removeVisitor();
      reloadCart();
    },

    /**
     * Stores the e-mail of an item first, because the visitor may leave before the answer, and adds the item. Repeating the same `key` adds
     * nothing. Returns the stored item; undefined if the response has none.
     */
    add: async (item: NewCartItem, key: string): Promise<CartItem | undefined> => {
      storage.writeEmail(item.email);
      switchCartIfEmailChanged();
      const stored = await api.postItem(item, key);
      switchCartIfEmailChanged();
      showStored(item.email, stored);
      // The other items may not be loaded: never fetched, or the fetch failed.
      reloadCart();
      return stored;
    },

    /**
     * Adds an item to the current cart, without storing an e-mail. Resolves to false if the visitor has switched carts,
     * before the call (then nothing is sent) or during it.
     */
    addOneOfMany: async (item: NewCartItem, key: string): Promise<boolean> => {
      switchCartIfEmailChanged();
      if (!isOfOpenCart(item)) return false;
      const stored = await api.postItem(item, key);
      switchCartIfEmailChanged();
      showStored(item.email, stored);
      return isOfOpenCart(item);
    },

    update: async (id: string, change: CartItemChange): Promise<void> => {
      const stored = await api.patchItem(id, change);
      if (stored) applyChange((items) => items.map((item) => (item.id === id ? stored : item)));
      void refetch();
    },

    /** Throws a 404 if another tab has removed the item. */
    remove: async (id: string): Promise<void> => {
      const deletion = await deleteItem(id);
      if (deletion === 'removed') dropItem(id);
      void refetch();
      if (deletion === 'gone') throw new ApiError(404, undefined);
    },

    /** Returns false if another tab has removed the item. */
    removeOneOfMany: async (id: string): Promise<boolean> => {
      const deletion = await deleteWithRetry(id);
      dropItem(id);
      return deletion === 'removed';
    },

    /**
     * Restores a removed item after those of `before`. If the server no longer knows it, adds it again with `key`, as the
     * last item. Returns its id, a new one if it was added again; undefined if the visitor has switched carts.
     */
    restore: async (item: CartItem, before: ReadonlySet<string>, key: string): Promise<string | undefined> => {
      const id = await restoreItem(item, before, key);
      if (id !== undefined) void refetch();
      return id;
    },

    restoreOneOfMany: restoreItem,
  };
}
