import { units, type CartItemError, type NewCartItem } from '#domain/cart/cart-item.ts';
import { errorFields } from '#web/cart/error-fields.ts';

export const fieldNames = ['type', 'packWeight', 'unit', 'quantity', 'email', 'note'] as const;
export type FieldName = (typeof fieldNames)[number];

/** The order form's fields as typed; `type` is a stored type, the same in every language. Empty until it is changed, as `email`. */
export type OrderFields = Readonly<Record<FieldName, string>>;

export const blankFields: OrderFields = {
  type: '',
  packWeight: '',
  unit: units[0],
  quantity: '1',
  note: '',
  email: '',
};

export function invalidFields(
  error: CartItemError,
  item: Pick<NewCartItem, 'packWeight' | 'email'>,
): readonly FieldName[] {
  if (error !== 'missing-fields') return [errorFields[error]];
  return (['packWeight', 'email'] as const).filter((field) => item[field].trim() === '');
}
