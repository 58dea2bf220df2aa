import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { useHydrated } from '#web/browser/use-hydrated.ts';
import { useNavigationState, type NavigationState } from '#web/navigation/navigation-state.ts';
import { formatFilter, noFilter, parseFilter, type ProductFilter, type ProductView } from './product-filter.ts';

interface FilterState {
  readonly filter: ProductFilter;
  readonly location: Location | undefined;
  readonly urlChangeCount: number;
}

/**
 * The product filter, stored in the URL: a category adds a history entry, typing replaces the current one. The state
 * changes before the URL, so typing never waits. `deferredFilter`, the filter of the list, follows once the change is
 * painted.
 */
export function useProductFilter() {
  const isHydrated = useHydrated();
  const location = useLocation();
  const isFilterChange = useNavigationState('isFilterChange') === true;
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const [state, setState] = useState<FilterState>(() =>
    isHydrated
      ? { filter: parseFilter(location.search), location, urlChangeCount: 0 }
      : { filter: noFilter, location: undefined, urlChangeCount: 0 },
  );

  // The state is set while rendering, so that the old filter is not painted at the new address.
  if (isHydrated && location !== state.location) {
    setState(reconcileWithUrl(state, location, navigationType !== 'POP' && isFilterChange));
  }

  const change = (filter: ProductFilter, entry: 'push' | 'replace') => {
    setState({ ...state, filter });
    const search = formatFilter(filter);
    if (search !== formatFilter(state.filter)) {
      void navigate(location.pathname + search, {
        replace: entry === 'replace',
        state: { isFilterChange: true } satisfies NavigationState,
      });
    }
  };

  const deferred = useDeferredValue(state);
  // A filter from the URL is not deferred: Back and Forward restore the scroll position, which needs the list at once.
  const { filter: deferredFilter, urlChangeCount } =
    deferred.urlChangeCount === state.urlChangeCount ? deferred : state;

  return {
    filter: state.filter,
    deferredFilter,
    urlChangeCount,
    setCategoryId: (categoryId: ProductFilter['categoryId']) => change({ ...state.filter, categoryId }, 'push'),
    setQuery: (query: string) => change({ ...state.filter, query }, 'replace'),
    setView: (view: ProductView) => change({ ...state.filter, view }, 'push'),
    reset: () => change({ ...noFilter, view: state.filter.view }, 'push'),
  };
}

function reconcileWithUrl(state: FilterState, location: Location, isOwnChange: boolean): FilterState {
  const filter = parseFilter(location.search);
  // What was typed before the page was hydrated is not in the URL yet.
  const isTypedEarly = state.location === undefined && state.filter !== noFilter;
  return isOwnChange || isTypedEarly || formatFilter(filter) === formatFilter(state.filter)
    ? { ...state, location }
    : { filter, location, urlChangeCount: state.urlChangeCount + 1 };
}
