import { loadCategoryProducts } from '#content/catalogue/category-products.ts';
import type { ListedProduct } from '#content/catalogue/listed-product.ts';
import { getCategoryId, type ProductId } from '#domain/catalogue/catalogue.ts';
import { loadCatalogueEntries, type CatalogueEntry } from '#web/features/catalogue/catalogue-entries.ts';

export interface ComparedProduct extends ListedProduct, Pick<CatalogueEntry, 'summary' | 'figures'> {}

/**
 * The products in the order of `ids`. The figures come from one file with the figures of all products, not from a chunk
 * for each product. Rejects if a file cannot be loaded.
 */
export async function loadComparedProducts(ids: readonly ProductId[]): Promise<readonly ComparedProduct[]> {
  const inCategories = [...new Set(ids.map(getCategoryId))].map(loadCategoryProducts);
  const [entries, ...lists] = await Promise.all([loadCatalogueEntries(), ...inCategories]);
  const listed = lists.flat();
  return ids.flatMap((id) => {
    const product = listed.find((each) => each.id === id);
    const entry = entries.get(id);
    return product && entry ? { ...product, summary: entry.summary, figures: entry.figures } : [];
  });
}
