import type { CartItem } from '#domain/cart-item.ts';
import { ApiError } from '#web/cart/client/api-error.ts';
import { deleteItem } from '#web/cart/client/cart-api.ts';
import { restoreItem } from '#web/cart/client/cart-changes.ts';
import { applyChange, reloadCart, withoutBackgroundFetches } from '#web/cart/client/cart-fetching.ts';
import { getCart } from '#web/cart/client/cart-store.ts';
import { retryWhenLimited, type WaitEvents } from './import-shared-list.ts';

interface ClearEvents extends WaitEvents {
  /** Called after each item that was removed or restored. */
  readonly onDone: (item: CartItem) => void;
}

/**
 * Removes the items of a cart one by one, and fetches it at the end. Stops at the first error, and if the visitor switches
 * carts. An item that another tab has removed is not reported. Throws the errors of `deleteItem`.
 */
export function clearList(items: readonly CartItem[], events: ClearEvents): Promise<void> {
  return forEachItem(items, events, async (item) => {
    const isOurs = await removeItem(item.id);
    applyChange((all) => all.filter(({ id }) => id !== item.id));
    return isOurs;
  });
}

/** Restores removed items, each after those above it, by the same rules. Throws the errors of `restoreItem`. */
export function restoreList(items: readonly CartItem[], events: ClearEvents): Promise<void> {
  const before = new Set<string>();
  return forEachItem(items, events, async (item) => {
    const id = await restoreItem(item, before, item.id);
    if (id !== undefined) before.add(id);
    return id !== undefined;
  });
}

async function forEachItem(
  items: readonly CartItem[],
  events: ClearEvents,
  change: (item: CartItem) => Promise<boolean>,
): Promise<void> {
  try {
    await withoutBackgroundFetches(async () => {
      for (const item of items) {
        if (events.signal.aborted || getCart().email !== item.email) break;
        if (await retryWhenLimited(() => change(item), events)) events.onDone(item);
      }
      await retryWhenLimited(reloadCart, events);
    });
  } catch (error) {
    // Shows what is left; without a connection as it was last known.
    void reloadCart().catch(() => undefined);
    throw error;
  }
}

/** Removes an item; false if it was gone. Repeats a request without a response once: the server may have removed it. */
async function removeItem(id: string): Promise<boolean> {
  try {
    await deleteItem(id);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    if (error instanceof ApiError) throw error;
  }
  try {
    await deleteItem(id);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
  }
  return true;
}
