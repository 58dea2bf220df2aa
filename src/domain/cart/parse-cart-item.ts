import { isEmail, normalizeEmail } from '#domain/contact/email.ts';
import { getKeys } from '#domain/fields.ts';
import type { Unvalidated } from '#domain/json.ts';
import { failure, success, type Result } from '#domain/result.ts';
import { toPlainText } from '#domain/to-plain-text.ts';
import {
  isQuantity,
  isUnit,
  isWeightText,
  maxNoteLength,
  maxStoredNameLength,
  withoutEmptyFields,
  type CartItemChange,
  type CartItemChangeError,
  type CartItemError,
  type ItemContent,
  type ItemProduct,
  type NewCartItem,
} from './cart-item.ts';
import { normalizeWeight } from './packs-input.ts';

type ChangeableFields = Required<CartItemChange>;

/** Only the first error is reported, in the order of these rules. */
const rules: {
  readonly [Field in keyof ChangeableFields]: (value: unknown) => Result<ChangeableFields[Field], CartItemChangeError>;
} = {
  packWeight: parsePackWeight,
  quantity: (value) => (isQuantity(value) ? success(value) : failure('invalid-quantity')),
  unit: (value) => (isUnit(value) ? success(value) : failure('invalid-unit')),
  note: parseNote,
};

export function parseCartItem(input: Unvalidated<NewCartItem>): Result<NewCartItem, CartItemError> {
  const { type, packWeight, email } = input;
  if (isMissing(type) || isMissing(packWeight) || isMissing(email)) return failure('missing-fields');
  if (typeof email !== 'string' || !isEmail(email)) return failure('invalid-email');
  const content = parseItemContent(input);
  return content.ok ? success({ ...content.value, email: normalizeEmail(email) }) : content;
}

export function parseItemContent(input: Unvalidated<ItemContent>): Result<ItemContent, CartItemError> {
  const product = parseItemProduct(input);
  if (!product.ok) return product;
  const changeable = parseChangeable(input, getKeys(rules));
  return changeable.ok ? success(withoutEmptyFields({ ...product.value, ...changeable.value })) : changeable;
}

/** Accepts names outside the catalogue too, because carts hold products of former catalogues. */
export function parseItemProduct(input: Unvalidated<ItemProduct>): Result<ItemProduct, CartItemError> {
  const { category, type } = input;
  if (!isName(category)) return failure('invalid-category');
  if (!isName(type)) return failure('invalid-type');
  return success({ category: category.trim(), type: type.trim() });
}

export function parseCartItemChange(input: Unvalidated<CartItemChange>): Result<CartItemChange, CartItemChangeError> {
  const given = getKeys(rules).filter((field) => input[field] !== undefined);
  return given.length === 0 ? failure('missing-fields') : parseChangeable(input, given);
}

function parseChangeable<Field extends keyof ChangeableFields>(
  input: Unvalidated<CartItemChange>,
  fields: readonly Field[],
): Result<Pick<ChangeableFields, Field>, CartItemChangeError> {
  const values: Partial<Record<Field, unknown>> = {};
  for (const field of fields) {
    const parsed = rules[field](input[field]);
    if (!parsed.ok) return parsed;
    values[field] = parsed.value;
  }
  return success(values as Pick<ChangeableFields, Field>);
}

function parsePackWeight(input: unknown): Result<string, CartItemChangeError> {
  if (isMissing(input)) return failure('missing-fields');
  const typed = typeof input === 'number' ? String(input) : input;
  const weight = typeof typed === 'string' ? normalizeWeight(typed) : undefined;
  return isWeightText(weight) ? success(weight) : failure('invalid-weight');
}

function parseNote(input: unknown): Result<string, CartItemChangeError> {
  const note = typeof input === 'string' ? input.trim() : (input ?? '');
  if (typeof note !== 'string' || note !== toPlainText(note)) return failure('invalid-note');
  return note.length <= maxNoteLength ? success(note) : failure('note-too-long');
}

/** A character that can be seen: no control, space, combining mark or ignorable; U+2800 is the empty Braille sign. */
const visibleCharacter = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

function isName(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  const text = value.trim();
  return visibleCharacter.test(text) && text.length <= maxStoredNameLength && text === toPlainText(text);
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
