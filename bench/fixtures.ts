import { randomUUID } from 'node:crypto';

export const insertItem = `insert into cart_items
  (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** `owner` is the local part of the e-mail. */
export function itemValues(owner: string): (string | number)[] {
  const now = Date.now();
  return [randomUUID(), `${owner}@example.com`, 'Cinnamon', 'Alba', 2, '0.5', 'kg', now, now];
}
