import { itemFields, type CartItem } from '#domain/cart/cart-item.ts';

const comparedFields = itemFields.filter((field) => field !== 'quantity');

/** By the id of each row: how many rows, itself included, have its product, pack weight, unit and note. */
export function countAlikeRows(items: readonly CartItem[]): ReadonlyMap<string, number> {
  const alikeIds = new Map<string, readonly string[]>();
  for (const item of items) {
    const content = toComparedText(item);
    alikeIds.set(content, [...(alikeIds.get(content) ?? []), item.id]);
  }
  return new Map([...alikeIds.values()].flatMap((ids) => ids.map((id) => [id, ids.length])));
}

function toComparedText(item: CartItem): string {
  return JSON.stringify(comparedFields.map((field) => (field === 'packWeight' ? Number(item[field]) : item[field])));
}
