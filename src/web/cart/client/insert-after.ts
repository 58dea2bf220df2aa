/** Inserts an item after the last one of `idsBefore`; first in the list if none of them is left. */
export function insertAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  idsBefore: ReadonlySet<string>,
): Item[] {
  return items.toSpliced(items.findLastIndex(({ id }) => idsBefore.has(id)) + 1, 0, item);
}
