import { parseFields } from '#domain/json.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useNavigationState, type NavigationState, type ProductListVisit } from './navigation-state.ts';

/**
 * `visit` is the visit to the product list from which the visitor came, directly or through product pages. `linkState`
 * hands that visit on to the next page. Both are undefined before hydration, and if the visitor came from elsewhere.
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
