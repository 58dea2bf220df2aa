import { isEmail, normalizeEmail } from './email.ts';

/** Units of a pack weight, the default first (spec section 9). */
export const units = ['kg', 'ml', 'l'] as const;
export type Unit = (typeof units)[number];

export const minQuantity = 1;
export const maxQuantity = 1_000_000;
export const maxTextLength = 100;
/** Most digits a pack weight may have, before and after its point together. */
export const maxWeightDigits = 6;

/** One line of a quote request (spec section 3). `packWeight` is a decimal text, kept exactly as typed. */
export interface CartItem {
  readonly id: string;
  readonly category: string;
  readonly type: string;
  readonly quantity: number;
  readonly packWeight: string;
  readonly unit: Unit;
  readonly email: string;
}

export type NewCartItem = Omit<CartItem, 'id'>;

/** What may be changed once an item is in the cart. */
export type CartItemChange = Pick<CartItem, 'quantity' | 'packWeight' | 'unit'>;

/** Everything that can be wrong with an item, by name; the words for each are in `content`. */
export type CartItemProblem =
  | 'missing-fields'
  | 'invalid-email'
  | 'invalid-category'
  | 'invalid-type'
  | 'invalid-weight'
  | 'invalid-quantity'
  | 'invalid-unit';

export type Checked<Value, Problem extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Problem };

/** What a form or a request body offers: fields of any kind, or none. */
export type Untrusted<Shape> = { readonly [Field in keyof Shape]?: unknown };

/**
 * Checks an item as the order form and the server receive it (spec section 5) and brings it into the form that is kept:
 * texts trimmed, e-mail in lower case, weight as text. The first problem found is the answer.
 */
export function checkCartItem(input: Untrusted<NewCartItem>): Checked<NewCartItem, CartItemProblem> {
  const weight = weightText(input.packWeight);
  if (isMissing(input.type) || isMissing(weight) || isMissing(input.email)) return failed('missing-fields');
  if (typeof input.email !== 'string' || !isEmail(input.email)) return failed('invalid-email');
  if (!isShortText(input.category)) return failed('invalid-category');
  if (!isShortText(input.type)) return failed('invalid-type');
  const change = checkCartItemChange(input);
  if (!change.ok) return change;
  const { category, type, email } = input;
  return {
    ok: true,
    value: { category: category.trim(), type: type.trim(), ...change.value, email: normalizeEmail(email) },
  };
}

/** Checks the fields that may be changed in the cart, by the same rules and with the same problems. */
export function checkCartItemChange(input: Untrusted<CartItemChange>): Checked<CartItemChange, CartItemProblem> {
  const weight = weightText(input.packWeight);
  if (isMissing(weight)) return failed('missing-fields');
  if (!isWeight(weight)) return failed('invalid-weight');
  if (!isQuantity(input.quantity)) return failed('invalid-quantity');
  if (!isUnit(input.unit)) return failed('invalid-unit');
  return { ok: true, value: { quantity: input.quantity, packWeight: weight.trim(), unit: input.unit } };
}

/** Whether a value is a whole number from 1 to 1,000,000. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minQuantity && value <= maxQuantity;
}

/** Whether a value is one of kg, ml and l. */
export function isUnit(value: unknown): value is Unit {
  return units.some((unit) => unit === value);
}

/** Whether a value is a decimal text of zero or more, with at most six digits. */
export function isWeight(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(\d+(\.\d*)?|\.\d+)$/.test(value.trim())) return false;
  return value.replaceAll(/\D/g, '').length <= maxWeightDigits;
}

function isShortText(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return text !== '' && text.length <= maxTextLength && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** A JSON number is accepted as a weight and turned into its text. */
function weightText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function failed<Problem extends string>(problem: Problem): { readonly ok: false; readonly problem: Problem } {
  return { ok: false, problem };
}
