/** A document of a quote request, for some of its items; without items it is for all. */
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

export function hasDocument(documents: string, name: string, items: readonly string[] = []): boolean {
  return parseDocuments(documents).some(
    (each) => isSame(each.name, name) && (items.length === 0 || each.items.length === 0 || namesAnyItem(each, items)),
  );
}

export function hasDocumentForItem(documents: string, name: string, items: readonly string[]): boolean {
  return parseDocuments(documents).some((each) => isSame(each.name, name) && namesAnyItem(each, items));
}

export function withDocument(documents: string, name: string, item?: string): string {
  const listed = parseDocuments(documents);
  const former = listed.find((each) => isSame(each.name, name));
  const items = item === undefined ? [] : [...(former?.items ?? []), item];
  const entry = { name, items };
  return formatDocuments(former ? listed.map((each) => (each === former ? entry : each)) : [...listed, entry]);
}

/**
 * Returns the list without these items of the document. Removes the whole document without `items`, or if its entry
 * names no items.
 */
export function withoutDocument(documents: string, name: string, items: readonly string[] = []): string {
  return formatDocuments(
    parseDocuments(documents).flatMap((each) => {
      if (!isSame(each.name, name)) return [each];
      const left = items.length === 0 ? [] : each.items.filter((item) => !items.some((other) => isSame(item, other)));
      return left.length === 0 ? [] : [{ ...each, items: left }];
    }),
  );
}

function namesAnyItem(document: ListedDocument, items: readonly string[]): boolean {
  return document.items.some((item) => items.some((other) => isSame(item, other)));
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
