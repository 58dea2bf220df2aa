import { maxEmailLength } from '#domain/contact/email.ts';
import { mapFields } from '#domain/fields.ts';
import {
  checksumColumns,
  createTextRule,
  fieldColumnEntries,
  type ContentColumn,
} from '#server/storage/carts/item-columns.ts';
import type { CartItemTable } from '#server/storage/tables.ts';

const maxDateMs = 8.64e15;
const maxIdLength = 100;

type Rule = (value: unknown) => boolean;

const storageRules: Readonly<Record<Exclude<keyof CartItemTable, ContentColumn>, Rule>> = {
  sequence: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  id: createTextRule(1, maxIdLength),
  email: createTextRule(1, maxEmailLength),
  idempotency_key: createNullableRule(createTextRule(1, maxIdLength)),
  ...mapFields(checksumColumns, (): Rule => createNullableRule(createTextRule(1, maxIdLength))),
  created_at: isTime,
  touched_at: isTime,
  removed_at: createNullableRule(isTime),
};

export function findWrongColumn(row: Readonly<Record<string, unknown>>): string | undefined {
  const isTombstone = row['removed_at'] !== null;
  const contentRules = fieldColumnEntries.map(([, fieldColumn]): [string, Rule] => {
    const { column, isValidInBackup, erasedValue, isErasedByFirstRelease } = fieldColumn;
    return [column, isTombstone && isErasedByFirstRelease ? (value) => value === erasedValue : isValidInBackup];
  });
  return [...Object.entries(storageRules), ...contentRules].find(([column, isValid]) => !isValid(row[column]))?.[0];
}

function isTime(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxDateMs;
}

function createNullableRule(rule: Rule): Rule {
  return (value) => value === null || rule(value);
}
