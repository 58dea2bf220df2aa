import { maxQuantity, minQuantity } from './cart-item.ts';

/** Reads a typed quantity as the nearest one that is allowed; a text that is no number is the smallest. */
export function quantityFrom(text: string): number {
  const value = Math.trunc(Number(text));
  return Number.isNaN(value) ? minQuantity : Math.min(maxQuantity, Math.max(minQuantity, value));
}
