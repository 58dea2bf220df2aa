import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { CartItem, NewCartItem } from '#domain/cart-item.ts';
import type { CartItemRow } from './tables.ts';

/** Overwritten when an item is removed: a tombstone keeps no product data but the unit. */
export const erasedFields = { category: '', type: '', quantity: 0, pack_weight: '' } as const;

export const itemColumns = ['id', 'email', 'category', 'type', 'quantity', 'pack_weight', 'unit'] as const;
export const insertColumns = [...itemColumns, 'idempotency_key', 'content_check', 'created_at', 'touched_at'] as const;

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
    idempotency_key: idempotencyKey,
    content_check: idempotencyKey === null ? null : contentChecksum(id, item),
    created_at: now,
    touched_at: now,
  };
}

/**
 * A checksum of 24 bits, so that 1 of 16 million different contents goes undetected. It stays in the tombstone: short, and
 * salted with the id, it doesn't reveal the contents.
 */
export function contentChecksum(id: string, { category, type, quantity, packWeight, unit }: NewCartItem): string {
  const content = JSON.stringify([id, category, type, quantity, packWeight, unit]);
  return createHash('sha256').update(content).digest('hex').slice(0, 6);
}

export function toItem({ id, email, category, type, quantity, pack_weight: packWeight, unit }: ItemRow): CartItem {
  return { id, category, type, quantity, packWeight, unit, email };
}
