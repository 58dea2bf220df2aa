import { parseFields } from '#domain/json.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useNavigationState, type NavigationState, type ProductListVisit } from './navigation-state.ts';

/**
 * The visit to the list that this page was reached from, through any number of product pages, and the state of links
 * that keep it. Both are undefined if the page was opened otherwise.
 */
export function useProductListVisit() {
  const visit = parseProductListVisit(useNavigationState('productList'));
  if (!useHydrated() || !visit) return {};
  const linkState: NavigationState = { productList: { ...visit, steps: visit.steps + 1 } };
  return { visit, linkState };
}

function parseProductListVisit(stored: unknown): ProductListVisit | undefined {
  return parseFields(stored, { search: 'string', steps: 'number' });
}
