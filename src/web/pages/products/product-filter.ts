import { parseCategory, type Category } from '#domain/categories.ts';
import { maxQueryLength } from '#domain/product-search.ts';

/** What the visitor asks to see; `query` is as typed. */
export interface ProductFilter {
  /** Undefined for all categories. */
  readonly category: Category | undefined;
  readonly query: string;
}

export const noFilter: ProductFilter = { category: undefined, query: '' };

/** Reads the filter in the query of an address; what it does not know it leaves out. */
export function parseFilter(search: string): ProductFilter {
  const params = new URLSearchParams(search);
  return {
    category: parseCategory(params.get('category') ?? undefined),
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
  };
}

/** The query of the address that shows a filter, empty when nothing is filtered. */
export function formatFilter({ category, query }: ProductFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (query.trim() !== '') params.set('q', query.trim());
  return params.size === 0 ? '' : `?${params}`;
}
