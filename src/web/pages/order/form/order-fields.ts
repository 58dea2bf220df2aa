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

const blankableFields = ['packWeight', 'email'] as const;
export type BlankableFields = Pick<NewCartItem, (typeof blankableFields)[number]>;

export function findInvalidFields(error: CartItemError, item: BlankableFields): readonly OrderFieldName[] {
  if (error !== 'missing-fields') return [errorFields[error]];
  return blankableFields.filter((field) => item[field].trim() === '');
}
