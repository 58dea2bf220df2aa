/** A document of a quote request, for some of its items, by their names; without names it is for all. */
interface ListedDocument {
  readonly name: string;
  readonly items: readonly string[];
}

/** Part of what browsers store, and of the message that the company reads: English on every page. */
const beforeItems = ' for ';
const betweenItems = ' + ';

/**
 * Reads documents as they are typed and ticked, such as `Packing list, Coumarin report for Cinnamon Alba + Cinnamon
 * C4`.
 */
export function parseDocuments(documents: string): readonly ListedDocument[] {
  return documents
    .split(/[,;\n]/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [name = '', ...rest] = text.split(beforeItems);
      return { name, items: rest.length === 0 ? [] : rest.join(beforeItems).split(betweenItems) };
    });
}

export function formatDocuments(documents: readonly ListedDocument[], before = beforeItems): string {
  return documents
    .map(({ name, items }) => (items.length === 0 ? name : name + before + items.join(betweenItems)))
    .join(', ');
}

/**
 * Whether a document is listed for all items or under one of these names of an item; without names, whether it is
 * listed at all.
 */
export function hasDocument(documents: string, name: string, itemNames: readonly string[] = []): boolean {
  return parseDocuments(documents).some(
    (each) =>
      isSame(each.name, name) && (itemNames.length === 0 || each.items.length === 0 || namesAnyItem(each, itemNames)),
  );
}

/** As `hasDocument`, but not if it is listed for all items without naming them. */
export function hasDocumentForItem(documents: string, name: string, itemNames: readonly string[]): boolean {
  return parseDocuments(documents).some((each) => isSame(each.name, name) && namesAnyItem(each, itemNames));
}

export function withDocument(documents: string, name: string, itemName?: string): string {
  const listed = parseDocuments(documents);
  const former = listed.find((each) => isSame(each.name, name));
  const items = itemName === undefined ? [] : [...(former?.items ?? []), itemName];
  const entry = { name, items };
  return formatDocuments(former ? listed.map((each) => (each === former ? entry : each)) : [...listed, entry]);
}

/**
 * Returns the list without these items of the document. Removes the whole document without `itemNames`, or if its
 * entry names no items.
 */
export function withoutDocument(documents: string, name: string, itemNames: readonly string[] = []): string {
  return formatDocuments(
    parseDocuments(documents).flatMap((each) => {
      if (!isSame(each.name, name)) return [each];
      const left =
        itemNames.length === 0 ? [] : each.items.filter((item) => !itemNames.some((other) => isSame(item, other)));
      return left.length === 0 ? [] : [{ ...each, items: left }];
    }),
  );
}

function namesAnyItem(document: ListedDocument, itemNames: readonly string[]): boolean {
  return document.items.some((item) => itemNames.some((other) => isSame(item, other)));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
