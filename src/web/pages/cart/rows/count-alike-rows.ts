import { itemFields, type CartItem } from '#domain/cart/cart-item.ts';

const comparedFields = itemFields.filter((field) => field !== 'quantity');

/** For each row: how many rows, itself included, have its product, pack weight, unit and note. */
export function countAlikeRows(items: readonly CartItem[]): readonly number[] {
  const keys = items.map((item) =>
    JSON.stringify(comparedFields.map((field) => (field === 'packWeight' ? Number(item[field]) : item[field]))),
  );
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return keys.map((key) => counts.get(key) ?? 1);
}
