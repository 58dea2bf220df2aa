import { useLocation } from 'react-router';
import { parseFields, toFields } from '#domain/json.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';

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
  const origin = parseOrigin(toFields(state).productList);
  if (!useHydrated() || !origin) return {};
  return { origin, linkState: { productList: { ...origin, steps: origin.steps + 1 } } };
}

function parseOrigin(stored: unknown): ProductListOrigin | undefined {
  return parseFields(stored, { search: 'string', steps: 'number' });
}
