import { useLocation } from 'react-router';

/** What links and forms hand on to the page that they open, in the state of the router. */
export interface NavigationState {
  /** The item that the order form has added: `useJustAdded`. */
  readonly justAdded?: object | undefined;
  /** The list that a product was opened from: `useProductListOrigin`. */
  readonly productList?: object;
  /** The products page itself has changed its address: `useProductFilter`. */
  readonly isFilterChange?: true;
}

/** What was handed on to this page, to be parsed: it outlasts a reload, and an older version may have written it. */
export function useNavigationState(key: keyof NavigationState): unknown {
  return (useLocation().state as NavigationState | null)?.[key];
}
