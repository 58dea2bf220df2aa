/** A document of a quote request, with the names of the items that it is for; without names it is for all items. */
interface ListedDocument {
  readonly name: string;
  readonly items: readonly string[];
}

/** These words are English in every language: browsers store them, and the company reads them in the message. */
const beforeItems = ' for ';
const betweenItems = ' + ';

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
export function hasDocument(documents: string, name: string, itemAliases: readonly string[] = []): boolean {
  return parseDocuments(documents).some(
    (each) =>
      isSame(each.name, name) && (itemAliases.length === 0 || each.items.length === 0 || hasAnyItem(each, itemAliases)),
  );
}

/** As `hasDocument`, but false if the document is listed for all items without their names. */
export function hasDocumentForItem(documents: string, name: string, itemAliases: readonly string[]): boolean {
  return parseDocuments(documents).some((each) => isSame(each.name, name) && hasAnyItem(each, itemAliases));
}

/**
 * Lists a document for one more item, or without `itemName` for all items. Call it only if `hasDocument` is false: it
 * narrows a document for all items to this one.
 */
export function withDocument(documents: string, name: string, itemName?: string): string {
  const listed = parseDocuments(documents);
  const former = listed.find((each) => isSame(each.name, name));
  const items = itemName === undefined ? [] : [...(former?.items ?? []), itemName];
  const entry = { name, items };
  return formatDocuments(former ? listed.map((each) => (each === former ? entry : each)) : [...listed, entry]);
}

/**
 * Removes these items from the entry of a document. Without `itemAliases`, or if the entry names no items, removes the
 * whole entry.
 */
export function withoutDocument(documents: string, name: string, itemAliases: readonly string[] = []): string {
  return formatDocuments(
    parseDocuments(documents).flatMap((each) => {
      if (!isSame(each.name, name)) return [each];
      const left =
        itemAliases.length === 0 ? [] : each.items.filter((item) => !itemAliases.some((other) => isSame(item, other)));
      return left.length === 0 ? [] : [{ ...each, items: left }];
    }),
  );
}

function hasAnyItem(document: ListedDocument, itemAliases: readonly string[]): boolean {
  return document.items.some((item) => itemAliases.some((other) => isSame(item, other)));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
