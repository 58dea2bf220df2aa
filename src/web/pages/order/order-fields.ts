import { units } from '#domain/cart-item.ts';

/** What is typed on the order page, as text; `email` and `type` are empty until the visitor has changed them. */
export const blankFields = { type: '', packWeight: '', unit: units[0] as string, quantity: '1', email: '' };
export type OrderFields = typeof blankFields;
