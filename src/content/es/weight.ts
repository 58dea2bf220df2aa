/** The type of the field for a weight: one for numbers takes a comma only where the browser itself is Spanish. */
export const weightInputType: string = 'text';

/** A weight as it is stored, from the text as typed: with a decimal point for a comma. */
export { withDecimalPoint as parseWeight } from '#domain/cart-item.ts';
