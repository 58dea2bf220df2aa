/** Units of a pack weight, the default first. */
export const units = ['kg', 'ml', 'l'] as const;
export type Unit = (typeof units)[number];

export const minQuantity = 1;
export const maxQuantity = 1_000_000;
export const maxTextLength = 100;
/** Most characters of a note, in UTF-16 units. */
export const maxNoteLength = 120;
/** Most digits of a pack weight, before and after the decimal point together. */
export const maxWeightDigits = 6;

/** One item of a cart. `packWeight` is a decimal string, stored as typed, with a decimal point. */
export interface CartItem {
  readonly id: string;
  readonly category: string;
  readonly type: string;
  readonly quantity: number;
  readonly packWeight: string;
  readonly unit: Unit;
  readonly email: string;
  /** One line about the item, such as its cut length; absent if there is none, never empty. */
  readonly note?: string;
}

export type NewCartItem = Omit<CartItem, 'id'>;

/** What an update of a cart item changes: a field that is left out stays, and an empty note erases the stored one. */
export type CartItemChange = Partial<Pick<CartItem, 'quantity' | 'packWeight' | 'unit' | 'note'>>;

/** Validation errors of a cart item, by name; `content` has the messages. */
export type CartItemError =
  | 'missing-fields'
  | 'invalid-email'
  | 'invalid-category'
  | 'invalid-type'
  | 'invalid-weight'
  | 'invalid-quantity'
  | 'invalid-unit'
  | 'invalid-note'
  | 'note-too-long';

/** A parsed value, or the name of the error. */
export type Result<Value, ErrorName extends string> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: ErrorName };

/** Unvalidated input: each field may be missing or hold a value of another type. */
export type Unvalidated<Shape> = { readonly [Field in keyof Shape]?: unknown };

/** Whether a value is a whole number from 1 to 1,000,000. */
export function isQuantity(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= minQuantity && value <= maxQuantity;
}

/** Whether a value is one of kg, ml and l. */
export function isUnit(value: unknown): value is Unit {
  return units.some((unit) => unit === value);
}

/** Whether a value is a decimal string of zero or more, with at most six digits. */
export function isWeight(value: unknown): value is string {
  if (typeof value !== 'string' || !/^(\d+(\.\d*)?|\.\d+)$/.test(value.trim())) return false;
  return value.replaceAll(/\D/g, '').length <= maxWeightDigits;
}
