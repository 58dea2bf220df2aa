import { useCallback, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart-item.ts';
import { failureMessages } from '#text/messages.ts';
import { ApiError } from '#web/cart/cart-api.ts';
import { addToCurrentCart, refreshCart, removeFromCart } from '#web/cart/cart-store.ts';
import { useIdempotencyKey } from '#web/cart/use-idempotency-key.ts';
import { addErrorMessage } from '#web/cart/use-mutation.ts';

/** The last error; `attempt` changes each time so that screen readers announce it again. */
export interface RemovalFailure {
  readonly item: CartItem;
  readonly text: string;
  readonly attempt: number;
}

/** What the notice above the list shows. */
interface RemovalNotice {
  readonly failure?: RemovalFailure | undefined;
  /** The item that was removed last and can be brought back. */
  readonly removed?: CartItem | undefined;
  /** The item that was brought back last. */
  readonly restored?: CartItem | undefined;
  readonly isRestoring?: boolean;
}

export interface Removal extends RemovalNotice {
  /** Ids of the items whose DELETE is pending. */
  readonly pending: ReadonlySet<string>;
  readonly remove: (item: CartItem) => void;
  readonly undo: () => void;
}

/**
 * Removes items, one DELETE per item at a time (several items at once, hence not `useMutation`), and restores the last
 * one. The notice belongs to the cart of `email`: another e-mail clears it, and late responses don't show it again.
 */
export function useRemoval(email: string | undefined): Removal {
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set<string>());
  const [{ owner, ...notice }, setNotice] = useState<RemovalNotice & { readonly owner: string | undefined }>({
    owner: email,
  });
  // A ref, because state updates too late to block a double click.
  const locked = useRef(new Set<string>());
  const idempotency = useIdempotencyKey();
  const attempt = useRef(0);
  if (owner !== email) setNotice({ owner: email });

  /** Ignored if the visitor has switched carts meanwhile. */
  const update = useCallback(
    (changes: RemovalNotice) =>
      setNotice((current) => (current.owner === email ? { ...current, ...changes } : current)),
    [email],
  );
  const fail = useCallback(
    (item: CartItem, text: string) => {
      attempt.current += 1;
      update({ failure: { item, text, attempt: attempt.current } });
    },
    [update],
  );

  // Stable, so that the rows of a long list don't re-render for each item that is removed.
  const remove = useCallback(
    (item: CartItem) => {
      const removeItem = async () => {
        if (locked.current.has(item.id)) return;
        locked.current.add(item.id);
        setPending(new Set(locked.current));
        update({ failure: undefined, restored: undefined });
        try {
          await removeFromCart(item.id);
          update({ removed: item });
        } catch (error) {
          fail(item, error instanceof ApiError ? failureMessages.removeRefused : failureMessages.removeFailed);
        } finally {
          locked.current.delete(item.id);
          setPending(new Set(locked.current));
        }
      };
      void removeItem();
    },
    [fail, update],
  );

  const restore = async (item: CartItem) => {
    if (email === undefined || locked.current.has(item.id)) return;
    locked.current.add(item.id);
    update({ isRestoring: true, failure: undefined });
    const key = idempotency.keyFor(item.id);
    const { id: _id, ...fields } = item;
    try {
      // False when another tab has changed the e-mail: the former cart is left alone.
      if (!(await addToCurrentCart({ ...fields, email }, key))) return;
      idempotency.reset();
      update({ removed: undefined, restored: item });
      void refreshCart();
    } catch (error) {
      fail(item, addErrorMessage(error));
    } finally {
      locked.current.delete(item.id);
      update({ isRestoring: false });
    }
  };

  return {
    ...notice,
    pending,
    remove,
    undo: () => {
      if (notice.removed) void restore(notice.removed);
    },
  };
}
