import { hash } from 'node:crypto';
import type { Selectable } from 'kysely';
import {
  isQuantity,
  isUnit,
  isWeightText,
  itemFields,
  maxNoteLength,
  maxTextLength,
  requiredFields,
  withoutEmptyFields,
  type CartItem,
  type ItemContent,
  type ItemField,
  type NewCartItem,
} from '#domain/cart/cart-item.ts';
import { mapFields, pickFields } from '#domain/fields.ts';
import type { CartItemRow } from '#server/storage/tables.ts';

/**
 * Checksums of an item's contents, to notice that an idempotency key is used again for other contents. An older
 * version that shares the database compares the columns that it knows.
 */
export const checksumColumns = ['content_check', 'note_check'] as const;
export type ChecksumColumn = (typeof checksumColumns)[number];

interface FieldColumn {
  readonly column: keyof CartItemRow;
  /** Whether a backup may hold the value. Allows characters that only older versions accepted. */
  readonly isStorable: (value: unknown) => boolean;
  /** The value that replaces the field when an item is removed: a tombstone keeps no product data but the unit. */
  readonly erased?: string | number;
  /** A field that an older version does not know needs a checksum of its own. */
  readonly checksum: ChecksumColumn;
}

const isName = textRule(1, maxTextLength);

export const fieldColumns = {
  category: { column: 'category', isStorable: isName, erased: '', checksum: 'content_check' },
  type: { column: 'type', isStorable: isName, erased: '', checksum: 'content_check' },
  quantity: { column: 'quantity', isStorable: isQuantity, erased: 0, checksum: 'content_check' },
  packWeight: { column: 'pack_weight', isStorable: isWeightText, erased: '', checksum: 'content_check' },
  unit: { column: 'unit', isStorable: isUnit, checksum: 'content_check' },
  note: { column: 'note', isStorable: textRule(0, maxNoteLength), erased: '', checksum: 'note_check' },
} as const satisfies Readonly<Record<ItemField, FieldColumn>>;

export function isKnownToAllVersions({ checksum }: FieldColumn): boolean {
  return checksum === 'content_check';
}

export const fieldsAndColumns = itemFields.map((field) => [field, fieldColumns[field] as FieldColumn] as const);

export type ContentColumn = (typeof fieldColumns)[ItemField]['column'];
type ContentColumns = Pick<Selectable<CartItemRow>, ContentColumn>;

export const erasedColumns = Object.fromEntries(
  fieldsAndColumns.flatMap(([, { column, erased }]) => (erased === undefined ? [] : [[column, erased]])),
) as Partial<ContentColumns>;

export const itemColumns: readonly ('id' | 'email' | ContentColumn)[] = [
  'id',
  'email',
  ...itemFields.map((field) => fieldColumns[field].column),
];
export const insertColumns = [
  ...itemColumns,
  'idempotency_key',
  ...checksumColumns,
  'created_at',
  'touched_at',
] as const;

type ItemRow = Pick<Selectable<CartItemRow>, (typeof itemColumns)[number]>;

export function toCartRow(item: NewCartItem, idempotencyKey?: string) {
  const now = Date.now();
  const id = crypto.randomUUID();
  return {
    id,
    email: item.email,
    ...toColumns(item),
    idempotency_key: idempotencyKey ?? null,
    ...(idempotencyKey === undefined ? mapChecksums(() => null) : checksums(id, item)),
    created_at: now,
    touched_at: now,
  };
}

export function toColumns(content: ItemContent): ContentColumns {
  const columns = fieldsAndColumns.map(([field, { column }]) => [column, content[field] ?? '']);
  return Object.fromEntries(columns) as ContentColumns;
}

export function toChangedColumns(change: Partial<ItemContent>): Partial<ContentColumns> {
  return Object.fromEntries(
    fieldsAndColumns
      .filter(([field]) => change[field] !== undefined)
      .map(([field, { column }]) => [column, change[field]]),
  );
}

/**
 * Checksums of 24 bits, so that 1 of 16 million different contents goes undetected. They stay in the tombstone: short,
 * and salted with the id, they don't reveal the contents.
 */
export function checksums(id: string, content: ItemContent): Readonly<Record<ChecksumColumn, string>> {
  return mapChecksums((wanted) => {
    const covered = fieldsAndColumns.filter(([, { checksum }]) => checksum === wanted);
    return hashContent([id, ...covered.map(([field]) => content[field] ?? '')]);
  });
}

function mapChecksums<Value>(toValue: (column: ChecksumColumn) => Value): Readonly<Record<ChecksumColumn, Value>> {
  return mapFields(checksumColumns, toValue);
}

function hashContent(content: readonly (string | number)[]): string {
  return hash('sha256', JSON.stringify(content)).slice(0, 6);
}

export function toItemContent(row: ContentColumns): Required<ItemContent> {
  return mapFields(itemFields, (field) => row[fieldColumns[field].column]) as Required<ItemContent>;
}

/** Leaves out empty fields. */
export function toItem(row: ItemRow): CartItem {
  const content = toItemContent(row);
  const required = pickFields(content, requiredFields);
  return { id: row.id, ...required, email: row.email, ...withoutEmptyFields(content) };
}

/** `min` and `max` count UTF-16 units; `min` does not count spaces around the text. */
export function textRule(min: number, max: number): (value: unknown) => value is string {
  return (value): value is string => typeof value === 'string' && value.trim().length >= min && value.length <= max;
}
