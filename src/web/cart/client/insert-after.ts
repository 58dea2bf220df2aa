/** Inserts `item` after the last item whose id is in `idsBefore`; at the start if there is none. */
export function insertAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  idsBefore: ReadonlySet<string>,
): Item[] {
  return items.toSpliced(items.findLastIndex(({ id }) => idsBefore.has(id)) + 1, 0, item);
}
