import type { CartItem } from '#domain/cart/cart-item.ts';
import { insertAfter } from '#web/cart/client/insert-after.ts';

export interface RemovedItem {
  readonly item: CartItem;
  /** The ids of the rows that stood above the item when it was removed, including rows of removed items. */
  readonly idsBefore: ReadonlySet<string>;
}

export function withRemoved(items: readonly CartItem[], removedItems: readonly RemovedItem[]): CartItem[] {
  const present = new Set(items.map(({ id }) => id));
  return (
    removedItems
      .filter(({ item }) => !present.has(item.id))
      // Inserted from the top down, because a removed row may stand after another removed row.
      .toSorted((a, b) => a.idsBefore.size - b.idsBefore.size)
      .reduce<CartItem[]>((rows, { item, idsBefore }) => insertAfter(rows, item, idsBefore), [...items])
  );
}
