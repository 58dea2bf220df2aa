import { localePrefix } from '#content/build-values.ts';
import type { Catalogue } from '#content/catalogue/catalogue-json.ts';
import type { Figure } from '#content/catalogue/product-text.ts';
import { parseProductId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { toFields } from '#domain/json.ts';

export const entriesPath = `${localePrefix}/catalogue.json`;

export type CatalogueEntry = Pick<Catalogue['products'][number], 'id' | 'summary' | 'hsCode' | 'packing' | 'figures'>;

export type CatalogueEntries = ReadonlyMap<ProductId, CatalogueEntry>;

/**
 * The entries of `/catalogue.json`, a fifth of the size of the chunks with all figures. The build and the development
 * server have no such file and read the chunks. Throws if the file cannot be loaded or is of another version.
 */
export async function loadEntries(): Promise<CatalogueEntries> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { toCatalogue, loadCatalogueProducts } = await import('#content/catalogue/catalogue-json.ts');
    return byId(toCatalogue(await loadCatalogueProducts(), '').products);
  }
  const response = await fetch(entriesPath);
  if (!response.ok) throw new Error(`${entriesPath}: ${response.status}`);
  return readEntries(await response.json());
}

/** Throws at the first entry that lacks a field. */
export function readEntries(value: unknown): CatalogueEntries {
  return byId(requireList(toFields(value).products, readEntry));
}

function byId(entries: readonly CatalogueEntry[]): CatalogueEntries {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

function readEntry(value: unknown): CatalogueEntry {
  const { id, summary, hsCode, packing, figures } = toFields(value);
  return {
    id: parseProductId(String(id)) ?? fail(),
    summary: requireText(summary),
    hsCode: requireText(hsCode),
    packing: requireText(packing),
    figures: requireList(figures, readFigure),
  };
}

function readFigure(value: unknown): Figure {
  const { label, value: figure } = toFields(value);
  return { label: requireText(label), value: requireText(figure) };
}

function requireList<Item>(value: unknown, parse: (item: unknown) => Item): Item[] {
  return Array.isArray(value) ? value.map(parse) : fail();
}

function requireText(value: unknown): string {
  return typeof value === 'string' ? value : fail();
}

function fail(): never {
  throw new Error(`${entriesPath} is of another version`);
}
