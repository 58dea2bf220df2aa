/** Inserts an item after the last one of `before`; first in the list if none of them is left. */
export function insertAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  before: ReadonlySet<string>,
): Item[] {
  return items.toSpliced(items.findLastIndex(({ id }) => before.has(id)) + 1, 0, item);
}
