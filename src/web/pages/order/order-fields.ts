import { units, type CartItemError, type NewCartItem } from '#domain/cart-item.ts';

/** The order form's fields as typed; `email` and `type` are empty until the visitor changes them. */
export const blankFields = { type: '', packWeight: '', unit: units[0] as string, quantity: '1', note: '', email: '' };
export type OrderFields = typeof blankFields;
export type FieldName = keyof OrderFields;

/** The fields in the order of the form. */
export const fieldNames = [
  'type',
  'packWeight',
  'unit',
  'quantity',
  'email',
  'note',
] as const satisfies readonly FieldName[];

/** The field of each error; a missing entry is a type error. */
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

/** The fields that an error concerns, in the order of the form. */
export function invalidFields(
  error: CartItemError,
  item: Pick<NewCartItem, 'packWeight' | 'email'>,
): readonly FieldName[] {
  if (error !== 'missing-fields') return [fieldOf[error]];
  return (['packWeight', 'email'] as const).filter((field) => item[field].trim() === '');
}
