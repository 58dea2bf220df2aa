import { useDeferredValue, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { useHydrated } from '#web/ui/browser/use-hydrated.ts';
import { formatFilter, noFilter, parseFilter, type ProductFilter } from './product-filter.ts';

/** Navigation state of the URLs that this hook has written; they need not be parsed. */
const internalNavigation = 'product-filter';

interface KnownFilter {
  readonly filter: ProductFilter;
  /** The location that was last parsed. */
  readonly location: Location | undefined;
  /** How often the filter was set by the URL rather than by this page. */
  readonly navigationCount: number;
}

/**
 * The product filter, stored in the URL: a category adds a history entry, typing replaces the current one. The state changes
 * before the URL, so typing never waits. `listed`, the filter of the list, follows once the change is painted.
 */
export function useProductFilter() {
  const isHydrated = useHydrated();
  const location = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const [known, setKnown] = useState<KnownFilter>(() =>
    isHydrated
      ? { filter: parseFilter(location.search), location, navigationCount: 0 }
      : { filter: noFilter, location: undefined, navigationCount: 0 },
  );

  if (isHydrated && location !== known.location) {
    const filter = parseFilter(location.search);
    // What was typed before the page was hydrated is not in the URL yet.
    const isTypedEarly = known.location === undefined && known.filter !== noFilter;
    const isOwn = isTypedEarly || (navigation !== 'POP' && location.state === internalNavigation);
    if (isOwn || formatFilter(filter) === formatFilter(known.filter)) setKnown({ ...known, location });
    else setKnown({ filter, location, navigationCount: known.navigationCount + 1 });
  }

  const change = (filter: ProductFilter, replace: boolean) => {
    setKnown({ ...known, filter });
    const search = formatFilter(filter);
    if (search !== formatFilter(known.filter))
      void navigate(location.pathname + search, { replace, state: internalNavigation });
  };

  const settled = useDeferredValue(known);
  // Back and forward restore the scroll position, for which the list must be there.
  const { filter: listed, navigationCount } = settled.navigationCount === known.navigationCount ? settled : known;

  return {
    filter: known.filter,
    listed,
    navigationCount,
    choose: (category: ProductFilter['category']) => change({ ...known.filter, category, thinnestFirst: false }, false),
    sort: (thinnestFirst: boolean) => change({ ...known.filter, category: 'cinnamon', thinnestFirst }, false),
    type: (query: string) => change({ ...known.filter, query }, true),
    view: (isTable: boolean) => change({ ...known.filter, isTable }, false),
    reset: () => change({ ...noFilter, isTable: known.filter.isTable }, false),
  };
}
