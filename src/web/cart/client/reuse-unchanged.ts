import type { CartItem } from '#domain/cart/cart-item.ts';
import { getKeys } from '#domain/fields.ts';

/**
 * Reuses the previous objects for unchanged items, and the previous list if nothing changed (structural sharing), so
 * that memoised rows don't re-render.
 */
export function reuseUnchanged(previous: readonly CartItem[], fetched: readonly CartItem[]): readonly CartItem[] {
  const previousById = new Map(previous.map((item) => [item.id, item]));
  const items = fetched.map((item) => {
    const old = previousById.get(item.id);
    return old && isSame(old, item) ? old : item;
  });
  return items.length === previous.length && items.every((item, index) => item === previous[index]) ? previous : items;
}

function isSame(one: CartItem, other: CartItem): boolean {
  return getKeys({ ...one, ...other }).every((field) => one[field] === other[field]);
}
