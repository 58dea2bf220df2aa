import { isQuantity, isUnit, isWeight, maxNoteLength, maxTextLength } from '#domain/cart/cart-item.ts';
import { maxEmailLength } from '#domain/contact/email.ts';
import type { CartItemRow } from '#server/storage/tables.ts';

/** The latest time of a `Date`, in milliseconds since 1970. */
const maxTime = 8.64e15;
const maxIdLength = 100;

const isText = (min: number, max: number) => (value: unknown) =>
  typeof value === 'string' && value.trim().length >= min && value.length <= max;
const isTime = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxTime;
const isOptional = (check: (value: unknown) => boolean) => (value: unknown) => value === null || check(value);

type Check = (value: unknown) => boolean;
type ErasedChecks = Readonly<Record<'category' | 'type' | 'quantity' | 'pack_weight', Check>>;

/** Lenient in the characters of texts, since older versions allowed others. */
const checks: Readonly<Record<Exclude<keyof CartItemRow, keyof ErasedChecks>, Check>> = {
  sequence: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  id: isText(1, maxIdLength),
  email: isText(1, maxEmailLength),
  unit: isUnit,
  note: isText(0, maxNoteLength),
  idempotency_key: isOptional(isText(1, maxIdLength)),
  content_check: isOptional(isText(1, maxIdLength)),
  note_check: isOptional(isText(1, maxIdLength)),
  created_at: isTime,
  touched_at: isTime,
  removed_at: isOptional(isTime),
};
const itemChecks: ErasedChecks = {
  category: isText(1, maxTextLength),
  type: isText(1, maxTextLength),
  quantity: isQuantity,
  pack_weight: isWeight,
};
const tombstoneChecks: ErasedChecks = {
  category: isText(0, 0),
  type: isText(0, 0),
  quantity: (value) => value === 0,
  pack_weight: isText(0, 0),
};

export function findWrongColumn(row: Readonly<Record<string, unknown>>): string | undefined {
  const all = { ...checks, ...(row['removed_at'] === null ? itemChecks : tombstoneChecks) };
  return Object.entries(all).find(([column, isValid]) => !isValid(row[column]))?.[0];
}
