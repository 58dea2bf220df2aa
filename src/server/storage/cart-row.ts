import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import type { CartItemRow } from './tables.ts';

/** What a tombstone loses; it keeps the unit. */
export const erasedFields = { category: '', type: '', quantity: 0, pack_weight: '', note: '' } as const;

export const itemColumns = ['id', 'email', 'category', 'type', 'quantity', 'pack_weight', 'unit', 'note'] as const;
export const insertColumns = [
  ...itemColumns,
  'idempotency_key',
  'content_check',
  'note_check',
  'created_at',
  'touched_at',
] as const;

export type ItemRow = Pick<Selectable<CartItemRow>, (typeof itemColumns)[number]>;

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
 * 24 bits: one of 16 million different contents goes undetected. The tombstone keeps it, salted with the id, so that it
 * reveals nothing.
 */
export function contentChecksum(id: string, { category, type, quantity, packWeight, unit }: NewCartItem): string {
  return checksum([id, category, type, quantity, packWeight, unit]);
}

/** Separate, because an older version that shares the database does not know the note. */
export function noteChecksum(id: string, { note = '' }: NewCartItem): string {
  return checksum([id, note]);
}

function checksum(content: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 6);
}

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
