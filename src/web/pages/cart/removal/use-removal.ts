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
   * Whether to focus what has replaced this item's row or Undo button: true if it was changed and the focus is lost.
   * Asking clears the request.
   */
  readonly consumeFocusRequest: (id: string) => boolean;
}

interface ItemAction {
  readonly kind: 'remove' | 'restore';
  readonly item: CartItem;
  readonly send: () => Promise<void>;
}

/** Removes and restores items of a cart, one request per item at a time. The component's `key` must be the email. */
export function useRemoval(email: string): Removal {
  const [removedItems, setRemovedItems] = useState<readonly RemovedItem[]>([]);
  const [restoredItem, setRestoredItem] = useState<CartItem>();
  const focusId = useRef<string>(undefined);

  const { mutate, pendingKeys: pendingIds, error, failedArgs } = useMutation(sendAction, getActionKind, getItemId);

  const remove = useCallback(
    (item: CartItem) => {
      const send = async () => {
        const { items } = cartClient.getState();
        setRestoredItem(undefined);
        await cartClient.remove(item.id);
        focusId.current = item.id;
        setRemovedItems((current) => {
          const others = withoutRemovedItem(current, item.id);
          return [...others, { item, idsBefore: listIdsBefore(item.id, items, others) }];
        });
      };
      void mutate({ kind: 'remove', item, send });
    },
    [mutate],
  );
  const restore = ({ item, idsBefore }: RemovedItem) => {
    const send = async () => {
      const id = await cartClient.restore({ ...item, email }, idsBefore);
      if (id === undefined) return;
      focusId.current = id;
      setRemovedItems((current) => withoutRemovedItem(current, item.id));
      setRestoredItem({ ...item, id });
    };
    void mutate({ kind: 'restore', item, send });
  };
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
    remove,
    restore,
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

function sendAction({ send }: ItemAction): Promise<void> {
  return send();
}

function getItemId({ item }: ItemAction): string {
  return item.id;
}

function getActionKind({ kind }: ItemAction): ItemAction['kind'] {
  return kind;
}
