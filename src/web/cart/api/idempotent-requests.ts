import type { CartItem } from '#domain/cart/cart-item.ts';
import { isApiError, isNotFound } from './api-error.ts';
import type { CartApi } from './cart-api.ts';

/**
 * DELETE and PUT requests that can be sent again after a lost response. The second request then reports the success of
 * the first.
 */
export function createIdempotentRequests(api: CartApi) {
  const unconfirmedDeletes = new Set<string>();

  /** Resolves to false if the server does not know the item, and no request of ours can have removed it. */
  const tryDelete = async (id: string): Promise<boolean> => {
    try {
      await api.deleteItem(id);
    } catch (error) {
      // Only without a response: a later 404 may then be ours.
      if (!isApiError(error)) unconfirmedDeletes.add(id);
      if (!isNotFound(error)) throw error;
      const mayBeOurs = unconfirmedDeletes.delete(id);
      return mayBeOurs;
    }
    unconfirmedDeletes.delete(id);
    return true;
  };

  const deleteWithRetry = (id: string): Promise<boolean> =>
    tryDelete(id).catch((error: unknown) => {
      if (isApiError(error)) throw error;
      return tryDelete(id);
    });

  const restoreOrAdd = async (item: CartItem) => {
    try {
      return await api.putItem(item);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
    // An earlier request whose response was lost may have restored the item already.
    const items = await api.fetchCart(item.email);
    const { id: itemId, ...fields } = item;
    // The id serves as the idempotency key: every retry has the same one, and no other item has it.
    return items.find(({ id }) => id === itemId) ?? api.postItem(fields, itemId);
  };

  return { tryDelete, deleteWithRetry, restoreOrAdd };
}
