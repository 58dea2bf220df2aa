import { maxQuantity, minQuantity } from './cart-item.ts';

/** Parses a typed quantity and clamps it to the allowed range; the minimum if it is not a number. */
export function parseQuantity(text: string): number {
  const value = Math.trunc(Number(text));
  return Number.isNaN(value) ? minQuantity : Math.min(maxQuantity, Math.max(minQuantity, value));
}
