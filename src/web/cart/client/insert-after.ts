export function insertAfter<Item extends { readonly id: string }>(
  items: readonly Item[],
  item: Item,
  idsBefore: ReadonlySet<string>,
): Item[] {
  return items.toSpliced(items.findLastIndex(({ id }) => idsBefore.has(id)) + 1, 0, item);
}
