import { randomUUID } from 'node:crypto';

export const insertItem = `insert into cart_items
  (id, email, category, type, quantity, pack_weight, unit, created_at, touched_at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

export function itemValues(localPart: string): (string | number)[] {
  const now = Date.now();
  return [randomUUID(), `${localPart}@example.com`, 'Cinnamon', 'Alba', 2, '0.5', 'kg', now, now];
}
