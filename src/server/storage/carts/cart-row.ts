import { hash } from 'node:crypto';
import {
  itemFields,
  requiredFields,
  withoutEmptyFields,
  type CartItem,
  type ItemContent,
  type NewCartItem,
} from '#domain/cart/cart-item.ts';
import { mapFields, pickFields } from '#domain/fields.ts';
import {
  checksumColumns,
  fieldColumnEntries,
  fieldColumns,
  type ChecksumColumn,
  type ContentRow,
  type ItemRow,
} from './item-columns.ts';

export function toCartRow(item: NewCartItem, idempotencyKey?: string) {
  const now = Date.now();
  const id = crypto.randomUUID();
  return {
    id,
    email: item.email,
    ...toColumns(item),
    idempotency_key: idempotencyKey ?? null,
    ...(idempotencyKey === undefined ? mapChecksums(() => null) : computeChecksums(id, item)),
    created_at: now,
    touched_at: now,
  };
}

export function toColumns(content: ItemContent): ContentRow {
  const columns = fieldColumnEntries.map(([field, { column }]) => [column, content[field] ?? '']);
  return Object.fromEntries(columns) as ContentRow;
}

export function toChangedColumns(change: Partial<ItemContent>): Partial<ContentRow> {
  return Object.fromEntries(
    fieldColumnEntries
      .filter(([field]) => change[field] !== undefined)
      .map(([field, { column }]) => [column, change[field]]),
  );
}

/**
 * Checksums of 24 bits, so that 1 of 16 million different contents goes undetected. They stay in the tombstone: short,
 * and salted with the id, they don't reveal the contents.
 */
export function computeChecksums(id: string, content: ItemContent): Readonly<Record<ChecksumColumn, string>> {
  return mapChecksums((wanted) => {
    const covered = fieldColumnEntries.filter(([, { checksumColumn }]) => checksumColumn === wanted);
    return hashContent([id, ...covered.map(([field]) => content[field] ?? '')]);
  });
}

function mapChecksums<Value>(toValue: (column: ChecksumColumn) => Value): Readonly<Record<ChecksumColumn, Value>> {
  return mapFields(checksumColumns, toValue);
}

function hashContent(content: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(content)).slice(0, 6);
}

export function toItemContent(row: ContentRow): Required<ItemContent> {
  return mapFields(itemFields, (field) => row[fieldColumns[field].column]) as Required<ItemContent>;
}

export function toItem(row: ItemRow): CartItem {
  const content = toItemContent(row);
  const required = pickFields(content, requiredFields);
  // API responses have the fields in this order: the email comes after the required fields and before the optional
  // ones.
  return { id: row.id, ...required, email: row.email, ...withoutEmptyFields(content) };
}
