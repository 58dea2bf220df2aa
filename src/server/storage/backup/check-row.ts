import { maxEmailLength } from '#domain/contact/email.ts';
import { mapFields } from '#domain/fields.ts';
import { checkColumns, fieldsAndColumns, isText, type ContentColumn } from '#server/storage/cart-row.ts';
import type { CartItemRow } from '#server/storage/tables.ts';

/** The latest time of a `Date`, in milliseconds since 1970. */
const maxTime = 8.64e15;
const maxIdLength = 100;

const isTime = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxTime;
const isOptional = (check: Check) => (value: unknown) => value === null || check(value);

type Check = (value: unknown) => boolean;

const checks: Readonly<Record<Exclude<keyof CartItemRow, ContentColumn>, Check>> = {
  sequence: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  id: isText(1, maxIdLength),
  email: isText(1, maxEmailLength),
  idempotency_key: isOptional(isText(1, maxIdLength)),
  ...mapFields(checkColumns, (): Check => isOptional(isText(1, maxIdLength))),
  created_at: isTime,
  touched_at: isTime,
  removed_at: isOptional(isTime),
};

/** Returns the first column whose value the site does not store. */
export function findWrongColumn(row: Readonly<Record<string, unknown>>): string | undefined {
  const isTombstone = row['removed_at'] !== null;
  const contentChecks = fieldsAndColumns.map(([, { column, isStorable, erased, check }]): [string, Check] => {
    // An older version that shares the database leaves the fields that it does not know in its tombstones.
    const isErased = isTombstone && erased !== undefined && check === 'content_check';
    return [column, isErased ? (value) => value === erased : isStorable];
  });
  return [...Object.entries(checks), ...contentChecks].find(([column, isValid]) => !isValid(row[column]))?.[0];
}
