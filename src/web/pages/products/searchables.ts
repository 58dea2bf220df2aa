import { categoryNames, displayName, orderCategoryNames, productName } from '#content/en/catalogue.ts';
import { searchTerms } from '#content/en/search-terms.ts';
import { categoryOf, productIds } from '#domain/catalogue.ts';
import type { Searchable } from '#domain/product-search.ts';

/** Every product with all the names a buyer may type for it. */
export const searchables: readonly Searchable[] = productIds.map((id) => {
  const category = categoryOf(id);
  const names = [displayName(id), productName(id), categoryNames[category], orderCategoryNames[category]];
  return { id, text: [...names, searchTerms[id]].join(' ') };
});
