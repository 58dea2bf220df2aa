import { localePrefix } from '#content/build-values.ts';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import type { LabeledValue } from '#content/catalogue/product-text.ts';
import { parseProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { parseFields, parseJson, parseList, toObjectOrEmpty } from '#domain/json.ts';

export const catalogueEntriesPath = `${localePrefix}/catalogue.json`;

export type CatalogueEntry = Pick<Catalogue['products'][number], 'id' | 'summary' | 'hsCode' | 'packing' | 'figures'>;

export type CatalogueEntriesById = ReadonlyMap<ProductId, CatalogueEntry>;

/**
 * Loads the entries from `/catalogue.json`, a fifth of the size of the chunks with all specifications. The build and
 * the development server have no such file, so they read the chunks. Throws if the file cannot be loaded or is of
 * another version.
 */
export async function loadCatalogueEntries(): Promise<CatalogueEntriesById> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { toCatalogue, loadFullProducts } = await import('#content/catalogue/catalogue-json.ts');
    // An empty site URL, because `CatalogueEntry` has no links.
    return toEntriesById(toCatalogue(await loadFullProducts(), '').products);
  }
  const response = await fetch(catalogueEntriesPath);
  if (!response.ok) throw new Error(`${catalogueEntriesPath}: ${response.status}`);
  const entries = parseCatalogueEntries(parseJson(await response.text()));
  if (!entries) throw new Error(`${catalogueEntriesPath} is of another version`);
  return entries;
}

export function parseCatalogueEntries(value: unknown): CatalogueEntriesById | undefined {
  const entries = parseWholeList(toObjectOrEmpty(value).products, parseCatalogueEntry);
  return entries && toEntriesById(entries);
}

function toEntriesById(entries: readonly CatalogueEntry[]): CatalogueEntriesById {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function parseCatalogueEntry(value: unknown): CatalogueEntry | undefined {
  const texts = parseFields(value, { summary: 'string', hsCode: 'string', packing: 'string' });
  const { id, figures } = toObjectOrEmpty(value);
  const productId = parseProductId(String(id));
  const parsedFigures = parseWholeList(figures, parseLabeledValue);
  return texts && productId && parsedFigures && { ...texts, id: productId, figures: parsedFigures };
}

function parseLabeledValue(value: unknown): LabeledValue | undefined {
  return parseFields(value, { label: 'string', value: 'string' });
}

function parseWholeList<Item>(value: unknown, parse: (item: unknown) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const parsed = parseList(value, parse);
  return parsed.length === value.length ? parsed : undefined;
}
