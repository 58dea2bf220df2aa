import { localePrefix } from '#content/locale.ts';
import type { Catalogue } from './catalogue.ts';

export const entriesPath = `${localePrefix}/catalogue.json`;

export type CatalogueEntries = Catalogue['products'];

/**
 * In the browser from `/catalogue.json`, which has a fifth of the size of the thirty chunks with the figures; the build and
 * the development server have no such file yet. Throws if it cannot be loaded.
 */
export async function loadEntries(): Promise<CatalogueEntries> {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    const { catalogueOf, loadCatalogueProducts } = await import('./catalogue.ts');
    return catalogueOf(await loadCatalogueProducts(), '').products;
  }
  const response = await fetch(entriesPath);
  if (!response.ok) throw new Error(`${entriesPath}: ${response.status}`);
  return ((await response.json()) as Catalogue).products;
}
