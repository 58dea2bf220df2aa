import { useCallback, useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { failureMessages } from '#text/messages.ts';
import { ApiError } from '#web/cart/cart-api.ts';
import { addToCurrentCart, removeFromCart } from '#web/cart/cart-changes.ts';
import { refreshCart } from '#web/cart/cart-fetching.ts';
import { useIdempotencyKey } from '#web/cart/use-idempotency-key.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';

/** What the notice above the list shows. */
interface RemovalNotice {
  /** The item that was removed last and can be restored. */
  readonly removed?: CartItem | undefined;
  /** The item that was restored last. */
  readonly restored?: CartItem | undefined;
}

export interface Removal extends RemovalNotice {
  /** Ids of the items whose DELETE is pending. */
  readonly pending: ReadonlySet<string>;
  readonly isRestoring: boolean;
  /** The last error and the item that could not be removed or restored. */
  readonly error: { readonly item: CartItem; readonly text: string } | undefined;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
}

type Action = 'remove' | 'restore';

/**
 * Removes items, one DELETE per item at a time, and restores the last one. The notice belongs to the cart of `email`:
 * another e-mail clears it, and late responses don't show it again.
 */
export function useRemoval(email: string | undefined): Removal {
  const [{ owner, ...notice }, setNotice] = useState<RemovalNotice & { readonly owner: string | undefined }>({
    owner: email,
  });
  const { keyFor, reset } = useIdempotencyKey();

  const mutate = useCallback(
    async (action: Action, item: CartItem, cart: string) => {
      /** Ignored if the visitor has switched carts meanwhile. */
      const update = (changes: RemovalNotice) =>
        setNotice((current) => (current.owner === cart ? { ...current, ...changes } : current));
      if (action === 'remove') {
        update({ restored: undefined });
        await removeFromCart(item.id);
        update({ removed: item });
      } else if (await restoreItem(item, cart, keyFor(item.id))) {
        reset();
        update({ removed: undefined, restored: item });
        void refreshCart();
      }
    },
    [keyFor, reset],
  );
  const { run, pending, error, failedArgs, clearError } = useMutation(mutate, removalErrorMessage, itemId);
  if (owner !== email) {
    setNotice({ owner: email });
    clearError();
  }

  // Stable, so that the rows of a long list don't re-render for each item that is removed.
  const remove = useCallback(
    (item: CartItem) => void (email !== undefined && run('remove', item, email)),
    [run, email],
  );
  const { removed } = notice;
  const [, failedItem, failedCart] = failedArgs ?? [];
  return {
    ...notice,
    pending,
    isRestoring: removed !== undefined && pending.has(removed.id),
    error: failedItem && error !== undefined && failedCart === email ? { item: failedItem, text: error } : undefined,
    remove,
    undo: () => {
      if (removed && email !== undefined) void run('restore', removed, email);
    },
  };
}

/** Adds a removed item again. Resolves to false if another tab has switched carts: the former cart stays unchanged. */
function restoreItem({ id: _id, ...fields }: CartItem, email: string, key: string): Promise<boolean> {
  return addToCurrentCart({ ...fields, email }, key);
}

function itemId(_action: Action, item: CartItem): string {
  return item.id;
}

function removalErrorMessage(error: unknown, action: Action): string {
  if (action === 'restore') return addErrorMessage(error);
  return error instanceof ApiError ? failureMessages.removeRefused : failureMessages.removeFailed;
}
