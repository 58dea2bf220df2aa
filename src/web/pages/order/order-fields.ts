import { units, type CartItemError, type NewCartItem } from '#domain/cart/cart-item.ts';
import { keysOf } from '#domain/fields.ts';
import { errorFields } from '#web/features/item-fields/error-fields.ts';

export type FieldName = Exclude<keyof NewCartItem, 'category'>;

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

export const fieldNames: readonly FieldName[] = keysOf(blankFields);

export function invalidFields(
  error: CartItemError,
  item: Pick<NewCartItem, 'packWeight' | 'email'>,
): readonly FieldName[] {
  if (error !== 'missing-fields') return [errorFields[error]];
  return (['packWeight', 'email'] as const).filter((field) => item[field].trim() === '');
}
