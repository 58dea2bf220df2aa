import type { CartItem } from '#domain/cart/cart-item.ts';
import { insertAfter } from '#web/cart/client/insert-after.ts';

export interface RemovedItem {
  readonly item: CartItem;
  /** The ids of the rows above it when it was removed, removed ones too. */
  readonly idsBefore: ReadonlySet<string>;
}

/** The items of the cart and the removed ones, each in its place. One that is in the cart again counts as an item. */
export function withRemoved(items: readonly CartItem[], removed: readonly RemovedItem[]): CartItem[] {
  const present = new Set(items.map(({ id }) => id));
  return (
    removed
      .filter(({ item }) => !present.has(item.id))
      // From the top, since a row may stand after another removed one.
      .toSorted((a, b) => a.idsBefore.size - b.idsBefore.size)
      .reduce<CartItem[]>((rows, { item, idsBefore }) => insertAfter(rows, item, idsBefore), [...items])
  );
}
