import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import type { CartApi } from '#web/cart/api/cart-api.ts';
import { createIdempotentRequests } from '#web/cart/api/idempotent-requests.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartSession } from './cart-session.ts';
import type { CartStore } from './cart-store.ts';
import { insertAfter } from './insert-after.ts';

/** Changes one item on the server and shows it in the open cart, without a refetch. All throw the API's errors. */
export interface ItemChanges {
  readonly add: (item: NewCartItem, key: string) => Promise<CartItem | undefined>;
  readonly update: (id: string, change: CartItemChange) => Promise<void>;
  /**
   * Resolves to false if another tab or person has removed the item. It then stays until the next fetch, which shows
   * what else is gone.
   */
  readonly remove: (id: string) => Promise<boolean>;
  /** As `remove`, but sends a request without a response once more, and drops the item in any case. */
  readonly removeInJob: (id: string) => Promise<boolean>;
  /**
   * Restores a removed item after the items of `idsBefore`. If the server no longer knows it, adds it again as the
   * last item. Returns its id, a new one if it was added again; undefined if the visitor has switched carts.
   */
  readonly restore: (item: CartItem, idsBefore: ReadonlySet<string>) => Promise<string | undefined>;
}

export function createItemChanges(
  api: CartApi,
  store: CartStore,
  loader: CartLoader,
  session: CartSession,
): ItemChanges {
  const { deleteOnce, deleteWithRetry, putOrPost } = createIdempotentRequests(api);

  /** Does nothing while the cart is loading: the item would look like the whole cart. */
  const upsertItem = (stored: CartItem) => {
    if (store.get().status === 'loading') return;
    loader.applyChange((items) => [...items.filter(({ id }) => id !== stored.id), stored]);
  };

  const dropItem = (id: string) => loader.applyChange((items) => items.filter((item) => item.id !== id));

  return {
    add: async (item, key) => {
      session.switchIfEmailChanged();
      const stored = await api.postItem(item, key);
      // Meanwhile the visitor may have switched carts, here or in another tab.
      session.switchIfEmailChanged();
      if (stored && session.isInOpenCart(item)) upsertItem(stored);
      return stored;
    },

    update: async (id, change) => {
      const stored = await api.patchItem(id, change);
      if (stored) loader.applyChange((items) => items.map((item) => (item.id === id ? stored : item)));
    },

    remove: async (id) => {
      const isRemoved = await deleteOnce(id);
      if (isRemoved) dropItem(id);
      return isRemoved;
    },

    removeInJob: async (id) => {
      const isRemoved = await deleteWithRetry(id);
      dropItem(id);
      return isRemoved;
    },

    restore: async (item, idsBefore) => {
      session.switchIfEmailChanged();
      if (!session.isInOpenCart(item)) return undefined;
      const stored = (await putOrPost(item)) ?? item;
      session.switchIfEmailChanged();
      if (!session.isInOpenCart(item)) return undefined;
      const { id } = stored;
      if (id !== item.id) upsertItem(stored);
      else {
        const others = (items: readonly CartItem[]) => items.filter((each) => each.id !== id);
        loader.applyChange((items) => insertAfter(others(items), stored, idsBefore));
      }
      return id;
    },
  };
}
