import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import type { CartItemRow } from './tables.ts';

/** Overwritten when an item is removed: a tombstone keeps no product data but the unit. */
export const erasedFields = { category: '', type: '', quantity: 0, pack_weight: '', note: '' } as const;

/** The columns that `toItem` needs. */
export const itemColumns = ['id', 'email', 'category', 'type', 'quantity', 'pack_weight', 'unit', 'note'] as const;
/** The columns that `toRow` fills in. */
export const insertColumns = [
  ...itemColumns,
  'idempotency_key',
  'content_check',
  'note_check',
  'created_at',
  'touched_at',
] as const;

/** A row as `toItem` takes it. */
export type ItemRow = Pick<Selectable<CartItemRow>, (typeof itemColumns)[number]>;

/** Converts a new item to a row, with a random id. */
export function toRow(item: NewCartItem, idempotencyKey: string | null) {
  const now = Date.now();
  const id = crypto.randomUUID();
  return {
    id,
    email: item.email,
    category: item.category,
    type: item.type,
    quantity: item.quantity,
    pack_weight: item.packWeight,
    unit: item.unit,
    note: item.note ?? '',
    idempotency_key: idempotencyKey,
    content_check: idempotencyKey === null ? null : contentChecksum(id, item),
    note_check: idempotencyKey === null ? null : noteChecksum(id, item),
    created_at: now,
    touched_at: now,
  };
}

/**
 * A checksum of 24 bits, so that 1 of 16 million different contents goes undetected. It stays in the tombstone: short, and
 * salted with the id, it doesn't reveal the contents.
 */
export function contentChecksum(id: string, { category, type, quantity, packWeight, unit }: NewCartItem): string {
  return checksum([id, category, type, quantity, packWeight, unit]);
}

/** The same for the note, separately: an older version that shares the database does not know it. */
export function noteChecksum(id: string, { note = '' }: NewCartItem): string {
  return checksum([id, note]);
}

function checksum(content: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 6);
}

/** Converts a row to an item: without storage columns, and without a note if it has none. */
export function toItem({
  id,
  email,
  category,
  type,
  quantity,
  pack_weight: packWeight,
  unit,
  note,
}: ItemRow): CartItem {
  const item = { id, category, type, quantity, packWeight, unit, email };
  return note === '' ? item : { ...item, note };
}
