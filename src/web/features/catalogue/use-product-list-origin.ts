import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';

interface ProductListOrigin {
  readonly search: string;
  /** Number of history entries between the list and this page. */
  readonly steps: number;
}

export interface ProductListState {
  readonly productList: ProductListOrigin;
}

/**
 * The list that this page was reached from, through any number of product pages, and the state of links that keep it;
 * both undefined if the page was opened otherwise.
 */
export function useProductListOrigin(): { origin?: ProductListOrigin; linkState?: ProductListState } {
  const { state } = useLocation();
  if (!useHydrated() || !hasOrigin(state)) return {};
  const origin = state.productList;
  return { origin, linkState: { productList: { ...origin, steps: origin.steps + 1 } } };
}

function hasOrigin(state: unknown): state is ProductListState {
  return typeof state === 'object' && state !== null && 'productList' in state;
}
