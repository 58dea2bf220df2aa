import { isEmail, normalizeEmail } from './email.ts';

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

/** One item of a cart. `packWeight` is a decimal string, stored exactly as typed. */
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

/** The fields of a cart item that can be updated. An empty note erases the stored one; without a note it stays. */
export type CartItemChange = Pick<CartItem, 'quantity' | 'packWeight' | 'unit' | 'note'>;

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

/**
 * Parses an item from the order form or a request body: texts trimmed, e-mail in lower case, weight as a string.
 * Returns the first error found.
 */
export function parseCartItem(input: Unvalidated<NewCartItem>): Result<NewCartItem, CartItemError> {
  const weight = weightText(input.packWeight);
  if (isMissing(input.type) || isMissing(weight) || isMissing(input.email)) return invalid('missing-fields');
  if (typeof input.email !== 'string' || !isEmail(input.email)) return invalid('invalid-email');
  if (!isName(input.category)) return invalid('invalid-category');
  if (!isName(input.type)) return invalid('invalid-type');
  const change = parseCartItemChange(input);
  if (!change.ok) return change;
  const { category, type, email } = input;
  const { note, ...amount } = change.value;
  const value = { category: category.trim(), type: type.trim(), ...amount, email: normalizeEmail(email) };
  return { ok: true, value: note ? { ...value, note } : value };
}

/** Parses an update of a cart item by the same rules. */
export function parseCartItemChange(input: Unvalidated<CartItemChange>): Result<CartItemChange, CartItemError> {
  const weight = weightText(input.packWeight);
  if (isMissing(weight)) return invalid('missing-fields');
  if (!isWeight(weight)) return invalid('invalid-weight');
  if (!isQuantity(input.quantity)) return invalid('invalid-quantity');
  if (!isUnit(input.unit)) return invalid('invalid-unit');
  const value = { quantity: input.quantity, packWeight: weight.trim(), unit: input.unit };
  if (input.note === undefined) return { ok: true, value };
  const note = parseNote(input.note);
  return note.ok ? { ok: true, value: { ...value, note: note.value } } : note;
}

/** Parses a note, trimmed; empty for null. */
function parseNote(input: unknown): Result<string, CartItemError> {
  const note = typeof input === 'string' ? input.trim() : (input ?? '');
  if (typeof note !== 'string' || !isSingleLine(note) || bidiControls.test(note)) return invalid('invalid-note');
  return note.length <= maxNoteLength ? { ok: true, value: note } : invalid('note-too-long');
}

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

/** Whether a value is one non-empty line of at most `maxTextLength` characters. */
function isName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return text !== '' && text.length <= maxTextLength && isSingleLine(text);
}

/** Bidirectional control characters, which can make a text look like another. */
const bidiControls = /[\u202A-\u202E\u2066-\u2069]/;

function isSingleLine(text: string): boolean {
  return text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** Accepts a JSON number as a weight. */
function weightText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function invalid<ErrorName extends string>(error: ErrorName): { readonly ok: false; readonly error: ErrorName } {
  return { ok: false, error };
}
