import { withDecimalPoint } from '#domain/cart-item.ts';
import { hasDecimalComma } from '#text/number.ts';

/** Browsers let a field for numbers have only the decimal mark of their own language. */
export const weightInputType = hasDecimalComma ? 'text' : 'number';

/** A weight as it is stored, from the text as typed. */
export function parseWeight(typed: string): string {
  return hasDecimalComma ? withDecimalPoint(typed) : typed;
}
