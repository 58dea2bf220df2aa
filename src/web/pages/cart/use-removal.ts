import { useCallback, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { failureMessages } from '#text/failure-messages.ts';
import { isFocusLost } from '#web/browser/is-focus-lost.ts';
import { ApiError } from '#web/cart/client/api-error.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { addErrorMessage, useMutation } from '#web/cart/use-mutation.ts';
import { withRemoved, type RemovedItem } from './with-removed.ts';

export interface Removal {
  readonly removed: readonly RemovedItem[];
  /** The item that was restored last, with the id that it has now. */
  readonly restored: CartItem | undefined;
  readonly pending: ReadonlySet<string>;
  readonly error: { readonly id: string; readonly text: string } | undefined;
  readonly remove: (item: CartItem) => void;
  readonly restore: (removed: RemovedItem) => void;
  /** Whether the row of this item takes the focus, because it replaces the row that had it; true once at most. */
  readonly consumeFocusRequest: (id: string) => boolean;
}

interface State extends Pick<Removal, 'removed' | 'restored'> {
  readonly owner: string | undefined;
}

const initial = (owner: string | undefined): State => ({ owner, removed: [], restored: undefined });

/**
 * Removes and restores items, one request per item at a time. What was removed belongs to the cart of `email`: another
 * e-mail clears it, and late responses don't bring it back.
 */
export function useRemoval(email: string | undefined): Removal {
  const [{ owner, removed, restored }, setState] = useState(() => initial(email));
  const focusId = useRef<string>(undefined);

  const mutate = useCallback(async (action: 'remove' | 'restore', { item, before }: RemovedItem, cart: string) => {
    const update = (change: (current: State) => Partial<State>) =>
      setState((current) => (current.owner === cart ? { ...current, ...change(current) } : current));
    const without = (all: readonly RemovedItem[]) => all.filter((each) => each.item.id !== item.id);
    if (action === 'remove') {
      const { items } = cartClient.getState();
      update(() => ({ restored: undefined }));
      await cartClient.remove(item.id);
      focusId.current = item.id;
      update((current) => {
        const others = without(current.removed);
        return { removed: [...others, { item, before: idsBefore(item.id, items, others) }] };
      });
      return;
    }
    // Its id as the idempotency key: the same for every retry, and of no other item.
    const id = await cartClient.restore({ ...item, email: cart }, before, item.id);
    if (id === undefined) return;
    focusId.current = id;
    update((current) => ({ removed: without(current.removed), restored: { ...item, id } }));
  }, []);
  const { run, pending, error, failedArgs, clearError } = useMutation(mutate, removalErrorMessage, keyOfItem);
  if (owner !== email) {
    setState(initial(email));
    clearError();
  }

  // Stable, so that the rows of a long list don't re-render for each item that is removed.
  const remove = useCallback(
    (item: CartItem) => void (email !== undefined && run('remove', { item, before: new Set() }, email)),
    [run, email],
  );
  const restore = useCallback(
    (each: RemovedItem) => void (email !== undefined && run('restore', each, email)),
    [run, email],
  );
  const consumeFocusRequest = useCallback((id: string) => {
    if (focusId.current !== id) return false;
    focusId.current = undefined;
    // The visitor may have moved the focus meanwhile.
    return isFocusLost();
  }, []);
  const [, failed, failedCart] = failedArgs ?? [];
  return {
    removed,
    restored,
    pending,
    error: failed && error !== undefined && failedCart === email ? { id: failed.item.id, text: error } : undefined,
    remove,
    restore,
    consumeFocusRequest,
  };
}

function idsBefore(id: string, items: readonly CartItem[], removed: readonly RemovedItem[]): ReadonlySet<string> {
  const ids = withRemoved(items, removed).map((row) => row.id);
  return new Set(ids.slice(0, ids.indexOf(id)));
}

function keyOfItem(_action: 'remove' | 'restore', { item }: RemovedItem): string {
  return item.id;
}

function removalErrorMessage(error: unknown, action: 'remove' | 'restore'): string {
  if (action === 'restore') return addErrorMessage(error);
  return error instanceof ApiError ? failureMessages.removeRefused : failureMessages.removeFailed;
}
