import { useCallback, useRef, useState } from 'react';
import type { CartItem } from '#domain/cart/cart-item.ts';
import { isFocusLost } from '#web/browser/is-focus-lost.ts';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { useMutation } from '#web/cart/use-mutation.ts';
import { withRemoved, type RemovedItem } from './with-removed.ts';

export interface Removal {
  readonly removedItems: readonly RemovedItem[];
  readonly restoredItem: CartItem | undefined;
  readonly pendingIds: ReadonlySet<string>;
  readonly error: { readonly id: string; readonly message: string } | undefined;
  readonly remove: (item: CartItem) => void;
  readonly restore: (removedItem: RemovedItem) => void;
  /**
   * Whether to focus what has replaced this item's row or Undo button: true if this hook has just removed or restored
   * the item, and the focus is lost. Asking clears the request.
   */
  readonly consumeFocusRequest: (id: string) => boolean;
}

type ItemAction = { readonly kind: 'remove'; readonly item: CartItem } | ({ readonly kind: 'restore' } & RemovedItem);

/** Removes and restores items of a cart, one request per item at a time. The component's `key` must be the email. */
export function useRemoval(email: string): Removal {
  const [removedItems, setRemovedItems] = useState<readonly RemovedItem[]>([]);
  const [restoredItem, setRestoredItem] = useState<CartItem>();
  const focusId = useRef<string>(undefined);

  const send = useCallback(
    async (action: ItemAction) => {
      const { item } = action;
      if (action.kind === 'remove') {
        const { items } = cartClient.getState();
        setRestoredItem(undefined);
        await cartClient.remove(item.id);
        focusId.current = item.id;
        setRemovedItems((current) => {
          const others = withoutRemovedItem(current, item.id);
          return [...others, { item, idsBefore: listIdsBefore(item.id, items, others) }];
        });
      } else {
        const id = await cartClient.restore({ ...item, email }, action.idsBefore);
        if (id === undefined) return;
        focusId.current = id;
        setRemovedItems((current) => withoutRemovedItem(current, item.id));
        setRestoredItem({ ...item, id });
      }
    },
    [email],
  );
  const { mutate, pendingKeys: pendingIds, error, failedArgs } = useMutation(send, getActionKind, getItemId);

  const consumeFocusRequest = useCallback((id: string) => {
    if (focusId.current !== id) return false;
    focusId.current = undefined;
    return isFocusLost();
  }, []);
  const [failed] = failedArgs ?? [];
  return {
    removedItems,
    restoredItem,
    pendingIds,
    error: failed && error !== undefined ? { id: failed.item.id, message: error } : undefined,
    remove: useCallback((item) => void mutate({ kind: 'remove', item }), [mutate]),
    restore: (removedItem) => void mutate({ kind: 'restore', ...removedItem }),
    consumeFocusRequest,
  };
}

function withoutRemovedItem(removedItems: readonly RemovedItem[], id: string): RemovedItem[] {
  return removedItems.filter(({ item }) => item.id !== id);
}

function listIdsBefore(
  id: string,
  items: readonly CartItem[],
  removedItems: readonly RemovedItem[],
): ReadonlySet<string> {
  const ids = withRemoved(items, removedItems).map((row) => row.id);
  return new Set(ids.slice(0, ids.indexOf(id)));
}

function getItemId({ item }: ItemAction): string {
  return item.id;
}

function getActionKind({ kind }: ItemAction): ItemAction['kind'] {
  return kind;
}
