import type { Selectable } from 'kysely';
import {
  isQuantity,
  isUnit,
  isWeightText,
  itemFields,
  maxNoteLength,
  maxStoredNameLength,
  type ItemField,
} from '#domain/cart/cart-item.ts';
import type { CartItemTable } from '#server/storage/tables.ts';

/**
 * Columns of checksums, which show that an idempotency key is used again for other contents: `content_check` of the
 * fields of the first release, `note_check` of the note. An older version that shares the database compares and erases
 * only what it knows.
 */
export const checksumColumns = ['content_check', 'note_check'] as const;
export type ChecksumColumn = (typeof checksumColumns)[number];

interface FieldColumn {
  readonly column: keyof CartItemTable;
  /** Whether a backup may hold the value. Allows characters that only older versions accepted. */
  readonly isValidInBackup: (value: unknown) => boolean;
  /** The value that replaces the field when an item is removed: a tombstone keeps no product data but the unit. */
  readonly erasedValue?: string | number;
  /** Not set for later fields: an older version that removes an item leaves those in the tombstone. */
  readonly isErasedByFirstRelease?: true;
  /** The checksum that covers the field. A field that an older version does not know needs a checksum of its own. */
  readonly checksumColumn: ChecksumColumn;
}

const isName = createTextRule(1, maxStoredNameLength);

export const fieldColumns = {
  category: {
    column: 'category',
    isValidInBackup: isName,
    erasedValue: '',
    isErasedByFirstRelease: true,
    checksumColumn: 'content_check',
  },
  type: {
    column: 'type',
    isValidInBackup: isName,
    erasedValue: '',
    isErasedByFirstRelease: true,
    checksumColumn: 'content_check',
  },
  quantity: {
    column: 'quantity',
    isValidInBackup: isQuantity,
    erasedValue: 0,
    isErasedByFirstRelease: true,
    checksumColumn: 'content_check',
  },
  packWeight: {
    column: 'pack_weight',
    isValidInBackup: isWeightText,
    erasedValue: '',
    isErasedByFirstRelease: true,
    checksumColumn: 'content_check',
  },
  unit: { column: 'unit', isValidInBackup: isUnit, checksumColumn: 'content_check' },
  note: {
    column: 'note',
    isValidInBackup: createTextRule(0, maxNoteLength),
    erasedValue: '',
    checksumColumn: 'note_check',
  },
} as const satisfies Readonly<Record<ItemField, FieldColumn>>;

export const fieldColumnEntries = itemFields.map((field) => [field, fieldColumns[field] as FieldColumn] as const);

export type ContentColumn = (typeof fieldColumns)[ItemField]['column'];
export type ContentRow = Pick<Selectable<CartItemTable>, ContentColumn>;

export const erasedValues = Object.fromEntries(
  fieldColumnEntries.flatMap(([, { column, erasedValue }]) =>
    erasedValue === undefined ? [] : [[column, erasedValue]],
  ),
) as Partial<ContentRow>;

export const itemColumns: readonly ('id' | 'email' | ContentColumn)[] = [
  'id',
  'email',
  ...itemFields.map((field) => fieldColumns[field].column),
];
export type ItemRow = Pick<Selectable<CartItemTable>, (typeof itemColumns)[number]>;

export const insertColumns = [
  ...itemColumns,
  'idempotency_key',
  ...checksumColumns,
  'created_at',
  'touched_at',
] as const;

/** `min` and `max` count UTF-16 units; `min` does not count spaces around the text. */
export function createTextRule(min: number, max: number): (value: unknown) => value is string {
  return (value): value is string => typeof value === 'string' && value.trim().length >= min && value.length <= max;
}
