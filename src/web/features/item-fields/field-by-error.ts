import type { CartItemError, NewCartItem } from '#domain/cart/cart-item.ts';

/** `missing-fields` has no field here, because the form itself finds which fields are missing. */
export const fieldByError = {
  'invalid-category': 'type',
  'invalid-type': 'type',
  'invalid-weight': 'packWeight',
  'invalid-unit': 'unit',
  'invalid-quantity': 'quantity',
  'invalid-note': 'note',
  'note-too-long': 'note',
  'invalid-email': 'email',
} as const satisfies Readonly<Record<Exclude<CartItemError, 'missing-fields'>, keyof NewCartItem>>;
