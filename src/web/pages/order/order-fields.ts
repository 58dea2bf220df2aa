import { units, type CartItemError, type NewCartItem } from '#domain/cart/cart-item.ts';

/** The order form's fields as typed; `type` is a stored type, the same in every language. Empty until it is changed, as `email`. */
export const blankFields = { type: '', packWeight: '', unit: units[0] as string, quantity: '1', note: '', email: '' };
export type OrderFields = typeof blankFields;
export type FieldName = keyof OrderFields;

export const fieldNames = [
  'type',
  'packWeight',
  'unit',
  'quantity',
  'email',
  'note',
] as const satisfies readonly FieldName[];

const fieldOf: Readonly<Record<Exclude<CartItemError, 'missing-fields'>, FieldName>> = {
  'invalid-category': 'type',
  'invalid-type': 'type',
  'invalid-weight': 'packWeight',
  'invalid-unit': 'unit',
  'invalid-quantity': 'quantity',
  'invalid-note': 'note',
  'note-too-long': 'note',
  'invalid-email': 'email',
};

export function invalidFields(
  error: CartItemError,
  item: Pick<NewCartItem, 'packWeight' | 'email'>,
): readonly FieldName[] {
  if (error !== 'missing-fields') return [fieldOf[error]];
  return (['packWeight', 'email'] as const).filter((field) => item[field].trim() === '');
}
