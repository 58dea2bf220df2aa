import { units, type CartItemError, type NewCartItem } from '#domain/cart/cart-item.ts';
import { getKeys } from '#domain/fields.ts';
import { errorFields } from '#web/features/item-fields/error-fields.ts';

export type OrderFieldName = Exclude<keyof NewCartItem, 'category'>;

/**
 * The values as typed. `type` is the stored name, the same in every language. `type` and `email` are empty until they
 * are changed.
 */
export type OrderFields = Readonly<Record<OrderFieldName, string>>;

export const blankFields: OrderFields = {
  type: '',
  packWeight: '',
  unit: units[0],
  quantity: '1',
  note: '',
  email: '',
};

export const orderFieldNames: readonly OrderFieldName[] = getKeys(blankFields);

const fieldsToFill = ['packWeight', 'email'] as const;
export type FieldsToFill = Pick<NewCartItem, (typeof fieldsToFill)[number]>;

export function findInvalidFields(error: CartItemError, item: FieldsToFill): readonly OrderFieldName[] {
  if (error !== 'missing-fields') return [errorFields[error]];
  return fieldsToFill.filter((field) => item[field].trim() === '');
}
