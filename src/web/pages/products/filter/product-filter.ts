import { parseCategory, type Category } from '#domain/catalogue/categories.ts';
import { gradedProductIds } from '#domain/catalogue/grades.ts';
import { maxQueryLength } from '#domain/catalogue/product-search.ts';

export type ProductView = 'cards' | 'table';

export interface ProductFilter {
  readonly category: Category | undefined;
  readonly query: string;
  readonly view: ProductView;
}

export const noFilter: ProductFilter = { category: undefined, query: '', view: 'cards' };

export function parseFilter(search: string): ProductFilter {
  const params = new URLSearchParams(search);
  const category = parseCategory(params.get('category') ?? undefined);
  return {
    category,
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    view: params.get('view') === 'table' ? 'table' : 'cards',
  };
}

export function formatFilter({ category, query, view }: ProductFilter): string {
  const params = new URLSearchParams();
  if (category) params.set('category', category);
  if (query.trim() !== '') params.set('q', query.trim());
  if (view === 'table') params.set('view', view);
  return params.size === 0 ? '' : `?${params}`;
}

export function sortThinnestFirst<Item extends { readonly id: number }>(products: readonly Item[]): readonly Item[] {
  const rank = ({ id }: Item) => {
    const index = gradedProductIds.findIndex((gradedId) => gradedId === id);
    return index === -1 ? gradedProductIds.length : index;
  };
  return products.toSorted((a, b) => rank(a) - rank(b));
}
