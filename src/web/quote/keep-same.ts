import type { CartItem } from '#domain/cart-item.ts';

/**
 * The fetched items, with those that have not changed as the very objects that were there before, and the list itself
 * where nothing has: what is shown of them need not be drawn again.
 */
export function keepSame(before: readonly CartItem[], fetched: readonly CartItem[]): readonly CartItem[] {
  const known = new Map(before.map((item) => [item.id, item]));
  const items = fetched.map((item) => {
    const old = known.get(item.id);
    return old && isSame(old, item) ? old : item;
  });
  return items.length === before.length && items.every((item, index) => item === before[index]) ? before : items;
}

function isSame(one: CartItem, other: CartItem): boolean {
  return (Object.keys(one) as (keyof CartItem)[]).every((field) => one[field] === other[field]);
}
