import { parseFields } from '#domain/json.ts';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useNavigationState, type NavigationState, type ProductListOrigin } from '#web/navigation/navigation-state.ts';

/**
 * The list that this page was reached from, through any number of product pages, and the state of links that keep it.
 * Both are undefined if the page was opened otherwise.
 */
export function useProductListOrigin() {
  const origin = parseProductListOrigin(useNavigationState('productList'));
  if (!useHydrated() || !origin) return {};
  const linkState: NavigationState = { productList: { ...origin, steps: origin.steps + 1 } };
  return { origin, linkState };
}

function parseProductListOrigin(stored: unknown): ProductListOrigin | undefined {
  return parseFields(stored, { search: 'string', steps: 'number' });
}
