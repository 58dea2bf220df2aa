import type { CartItemError, NewCartItem } from '#domain/cart-item.ts';

/** The fields of the form that a visitor can get wrong; the others can only be chosen. */
export type FieldName = 'packWeight' | 'email';

/** The fields that a problem lies in, in the order of the form. */
export function invalidFields(
  problem: CartItemError,
  { packWeight, email }: Pick<NewCartItem, FieldName>,
): readonly FieldName[] {
  if (problem === 'invalid-email') return ['email'];
  if (problem !== 'missing-fields') return ['packWeight'];
  const isMissing = { packWeight: packWeight.trim() === '', email: email.trim() === '' };
  return (['packWeight', 'email'] as const).filter((field) => isMissing[field]);
}
