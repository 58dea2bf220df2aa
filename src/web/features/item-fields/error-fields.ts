import type { CartItemError } from '#domain/cart/cart-item.ts';

/** The form field that each error of an item belongs to. Missing fields are not here: the form finds them itself. */
export const errorFields = {
  'invalid-category': 'type',
  'invalid-type': 'type',
  'invalid-weight': 'packWeight',
  'invalid-unit': 'unit',
  'invalid-quantity': 'quantity',
  'invalid-note': 'note',
  'note-too-long': 'note',
  'invalid-email': 'email',
} as const satisfies Readonly<Record<Exclude<CartItemError, 'missing-fields'>, string>>;
