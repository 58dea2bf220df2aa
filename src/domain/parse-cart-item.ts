import {
  isQuantity,
  isUnit,
  isWeight,
  maxNoteLength,
  maxTextLength,
  type CartItemChange,
  type CartItemError,
  type NewCartItem,
  type Result,
  type Unvalidated,
} from './cart-item.ts';
import { isEmail, normalizeEmail } from './email.ts';

/**
 * Parses an item of the form or of a request: texts trimmed, e-mail in lower case, weight as text. Returns the first
 * error.
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

/** By the same rules. */
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

/** Without what notes and names may not have: controls, marks of direction, halves of characters. */
export function plainNote(typed: string): string {
  return typed
    .toWellFormed()
    .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim();
}

/** Trimmed; empty for null. */
function parseNote(input: unknown): Result<string, CartItemError> {
  const note = typeof input === 'string' ? input.trim() : (input ?? '');
  if (typeof note !== 'string' || note !== plainNote(note)) return invalid('invalid-note');
  return note.length <= maxNoteLength ? { ok: true, value: note } : invalid('note-too-long');
}

/** Anything but controls, spaces, marks on other characters and what no font draws; the last is a blank of Braille. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One line of at most `maxTextLength` characters with a visible one. */
function isName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return visibleCharacter.test(text) && text.length <= maxTextLength && text === plainNote(text);
}

/** A JSON number is a weight too. */
function weightText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function invalid<ErrorName extends string>(error: ErrorName): { readonly ok: false; readonly error: ErrorName } {
  return { ok: false, error };
}
