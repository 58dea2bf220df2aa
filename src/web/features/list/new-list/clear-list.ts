import type { CartItem } from '#domain/cart-item.ts';
import { cartClient } from '#web/cart/cart-client.ts';
import { retryWhenLimited, type WaitEvents } from '#web/features/list/import-shared-list.ts';

interface ClearEvents extends WaitEvents {
  /** Called after each item that was removed or restored. */
  readonly onDone: (item: CartItem) => void;
}

/**
 * Removes the items of a cart one by one, and fetches it at the end. Stops at the first error, and if the visitor switches
 * carts. An item that another tab has removed is not reported. Throws the errors of `deleteItem`.
 */
export function clearList(items: readonly CartItem[], events: ClearEvents): Promise<void> {
  return forEachItem(items, events, (item) => cartClient.removeOneOfMany(item.id));
}

/** Restores removed items, each after those above it, by the same rules. Throws the errors of `cartClient.restore`. */
export function restoreList(items: readonly CartItem[], events: ClearEvents): Promise<void> {
  const before = new Set<string>();
  return forEachItem(items, events, async (item) => {
    const id = await cartClient.restoreOneOfMany(item, before, item.id);
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
    await cartClient.pauseRefetching(async () => {
      for (const item of items) {
        if (events.signal.aborted || cartClient.getState().email !== item.email) break;
        if (await retryWhenLimited(() => change(item), events)) events.onDone(item);
      }
      await retryWhenLimited(cartClient.reload, events);
    });
  } catch (error) {
    // Shows what is left; without a connection as it was last known.
    void cartClient.reload().catch(() => undefined);
    throw error;
  }
}
