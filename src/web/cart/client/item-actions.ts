import type { CartItem, CartItemChange, NewCartItem } from '#domain/cart/cart-item.ts';
import { ApiError } from '#web/cart/api/api-error.ts';
import type { CartApi } from '#web/cart/api/cart-api.ts';
import { createIdempotentRequests } from '#web/cart/api/idempotent-requests.ts';
import type { CartLoader } from './cart-loader.ts';
import type { CartOpener } from './cart-opener.ts';
import { insertAfter } from './insert-after.ts';
import { withoutItem } from './without-item.ts';

/**
 * Each function changes one item on the server, shows the change in the open cart, then fetches that cart. Functions
 * named `…InJob` leave the fetch to the job. All throw the API's errors.
 */
export interface ItemActions {
  readonly add: (item: NewCartItem, idempotencyKey: string) => Promise<CartItem | undefined>;
  readonly update: (id: string, change: CartItemChange) => Promise<void>;
  /**
   * Throws `ApiError` 404 if another tab or person has removed the item. The cart shows the item until it is fetched
   * again.
   */
  readonly remove: (id: string) => Promise<void>;
  /**
   * Restores a removed item after the items of `idsBefore`. If the server no longer knows the item, adds it again as
   * the last one, with a new id. Returns its id; undefined if the visitor has switched carts.
   */
  readonly restore: (item: CartItem, idsBefore: ReadonlySet<string>) => Promise<string | undefined>;
  /**
   * Unlike `add`, stores no email. Resolves to false if the visitor has switched carts: before the call, which then
   * sends nothing, or during it.
   */
  readonly addInJob: (item: NewCartItem, idempotencyKey: string) => Promise<boolean>;
  /** Sends the request a second time if no response comes. Resolves to false if the item was already gone. */
  readonly removeInJob: (id: string) => Promise<boolean>;
  readonly restoreInJob: ItemActions['restore'];
}

interface ItemActionsOptions {
  readonly api: CartApi;
  readonly loader: CartLoader;
  readonly opener: CartOpener;
}

export function createItemActions({ api, loader, opener }: ItemActionsOptions): ItemActions {
  const { tryDelete, deleteWithRetry, restoreOrAdd } = createIdempotentRequests(api);

  const upsertItem = (stored: CartItem) => loader.applyChange((items) => [...withoutItem(items, stored.id), stored]);

  const hideItem = (id: string) => loader.applyChange((items) => withoutItem(items, id));

  const postAndUpsert = async (item: NewCartItem, idempotencyKey: string) => {
    opener.reopenIfEmailChanged();
    const stored = await api.postItem(item, idempotencyKey);
    opener.reopenIfEmailChanged();
    if (stored && opener.isInOpenCart(item)) upsertItem(stored);
    return stored;
  };

  const restoreInJob: ItemActions['restore'] = async (item, idsBefore) => {
    opener.reopenIfEmailChanged();
    if (!opener.isInOpenCart(item)) return undefined;
    const stored = (await restoreOrAdd(item)) ?? item;
    opener.reopenIfEmailChanged();
    if (!opener.isInOpenCart(item)) return undefined;
    const { id } = stored;
    const isAddedAnew = id !== item.id;
    if (isAddedAnew) upsertItem(stored);
    else loader.applyChange((items) => insertAfter(withoutItem(items, id), stored, idsBefore));
    return id;
  };

  return {
    add: async (item, idempotencyKey) => {
      // Stores the email before the request, because the visitor may leave before the response.
      opener.storeEmailAndReopen(item.email);
      const stored = await postAndUpsert(item, idempotencyKey);
      void loader.refetchOrShowEmpty();
      return stored;
    },

    update: async (id, change) => {
      const stored = await api.patchItem(id, change);
      if (stored) loader.applyChange((items) => items.map((item) => (item.id === id ? stored : item)));
      void loader.refetchOrShowEmpty();
    },

    remove: async (id) => {
      const isRemoved = await tryDelete(id);
      if (isRemoved) hideItem(id);
      void loader.refetchOrShowEmpty();
      if (!isRemoved) throw new ApiError(404, undefined);
    },

    restore: async (item, idsBefore) => {
      const id = await restoreInJob(item, idsBefore);
      if (id !== undefined) void loader.refetchOrShowEmpty();
      return id;
    },

    addInJob: async (item, idempotencyKey) => {
      opener.reopenIfEmailChanged();
      if (!opener.isInOpenCart(item)) return false;
      await postAndUpsert(item, idempotencyKey);
      return opener.isInOpenCart(item);
    },

    removeInJob: async (id) => {
      const isRemoved = await deleteWithRetry(id);
      hideItem(id);
      return isRemoved;
    },

    restoreInJob,
  };
}
