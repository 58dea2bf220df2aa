import { units, type CartItemError, type NewCartItem } from '#domain/cart/cart-item.ts';
import { getKeys } from '#domain/fields.ts';
import { fieldByError } from '#web/features/item-fields/field-by-error.ts';

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

const possiblyMissingFields = ['packWeight', 'email'] as const;
export type PossiblyMissingValues = Pick<NewCartItem, (typeof possiblyMissingFields)[number]>;

export function findInvalidFields(error: CartItemError, item: PossiblyMissingValues): readonly OrderFieldName[] {
  if (error !== 'missing-fields') return [fieldByError[error]];
  return possiblyMissingFields.filter((field) => item[field].trim() === '');
}
