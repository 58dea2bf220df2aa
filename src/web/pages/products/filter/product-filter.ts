import { parseCategoryId, type CategoryId } from '#domain/catalogue/categories.ts';
import { gradedProductIds } from '#domain/catalogue/grades.ts';
import { maxQueryLength } from '#domain/catalogue/product-search.ts';

export type ProductView = 'cards' | 'table';

export interface ProductFilter {
  readonly categoryId: CategoryId | undefined;
  readonly query: string;
  readonly view: ProductView;
}

export const noFilter: ProductFilter = { categoryId: undefined, query: '', view: 'cards' };

export function parseFilter(search: string): ProductFilter {
  const params = new URLSearchParams(search);
  const categoryId = parseCategoryId(params.get('category') ?? undefined);
  return {
    categoryId,
    query: (params.get('q') ?? '').slice(0, maxQueryLength),
    view: params.get('view') === 'table' ? 'table' : 'cards',
  };
}

export function formatFilter({ categoryId, query, view }: ProductFilter): string {
  const params = new URLSearchParams();
  if (categoryId) params.set('category', categoryId);
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
