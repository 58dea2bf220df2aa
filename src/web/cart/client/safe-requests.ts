import type { CartItem } from '#domain/cart/cart-item.ts';
import { ApiError } from './api-error.ts';
import type { CartApi } from './cart-api.ts';

/** Removing and restoring, right also after an earlier request whose response was lost. */
export function createSafeRequests(api: CartApi) {
  /** Ids of DELETE requests without a response: the server may have removed the item. */
  const unconfirmedDeletes = new Set<string>();

  const deleteItem = async (id: string) => {
    try {
      await api.deleteItem(id);
    } catch (error) {
      const hasResponse = error instanceof ApiError;
      const isGone = hasResponse && error.status === 404;
      if (!hasResponse) unconfirmedDeletes.add(id);
      if (!isGone || !unconfirmedDeletes.has(id)) throw error;
    }
    unconfirmedDeletes.delete(id);
  };

  const putOrPost = async (item: CartItem, key: string) => {
    try {
      return await api.putItem(item);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    // An earlier request whose response was lost may have restored it.
    const present = await api.fetchCart(item.email, new AbortController().signal);
    const { id: itemId, ...fields } = item;
    return present.find(({ id }) => id === itemId) ?? api.postItem(fields, key);
  };

  return { deleteItem, putOrPost };
}
