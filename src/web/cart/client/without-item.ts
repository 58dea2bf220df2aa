import type { CartItem } from '#domain/cart/cart-item.ts';

export function withoutItem(items: readonly CartItem[], id: string): CartItem[] {
  return items.filter((item) => item.id !== id);
}
