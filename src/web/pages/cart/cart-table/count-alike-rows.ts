import { itemFields, type CartItem } from '#domain/cart/cart-item.ts';

const comparedFields = itemFields.filter((field) => field !== 'quantity');

export function countAlikeRows(items: readonly CartItem[]): ReadonlyMap<string, number> {
  const contents = items.map(toComparedText);
  const counts = new Map<string, number>();
  for (const content of contents) counts.set(content, (counts.get(content) ?? 0) + 1);
  return new Map(items.map(({ id }, index) => [id, counts.get(contents[index] ?? '') ?? 1]));
}

function toComparedText(item: CartItem): string {
  return JSON.stringify(comparedFields.map((field) => (field === 'packWeight' ? Number(item[field]) : item[field])));
}
