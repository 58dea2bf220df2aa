import { parseCategory, type Category } from '#domain/categories.ts';
import { maxQueryLength } from '#domain/product-search.ts';

/** Which products to show; `query` is as typed. */
export interface ProductFilter {
  /** Undefined for all categories. */
  readonly category: Category | undefined;
  readonly query: string;
}

export const noFilter: ProductFilter = { category: undefined, query: '' };

/** Parses the filter in the query string of a URL; ignores what is unknown. */
export function parseFilter(search: string): ProductFilter {
  const params = new URLSearchParams(search);
  return {
    category: parseCategory(params.get('category') ?? undefined),
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
  };
}

/** The query string of a filter, with `?`; empty without a filter. */
export function formatFilter({ category, query }: ProductFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (query.trim() !== '') params.set('q', query.trim());
  return params.size === 0 ? '' : `?${params}`;
}
