import { useState } from 'react';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { formatFilter, noFilter, parseFilter, type ProductFilter } from './product-filter.ts';

/** Marks the addresses that were written from here, and so need not be read. */
const ownAddress = 'product-filter';

interface KnownFilter {
  readonly filter: ProductFilter;
  /** The address that was last looked at. */
  readonly location: Location | undefined;
  /** Counts how often the filter came from an address instead of from a hand on this page. */
  readonly arrivals: number;
}

/**
 * The filter of the products, kept in the address: each chosen category is a step of the history, typing is not. What
 * is shown follows the visitor's hand at once and the address afterwards, so that no letter is lost on a slow machine.
 */
export function useProductFilter() {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const [known, setKnown] = useState<KnownFilter>(() =>
    hydrated
      ? { filter: parseFilter(location.search), location, arrivals: 0 }
      : { filter: noFilter, location: undefined, arrivals: 0 },
  );

  if (hydrated && location !== known.location) {
    const filter = parseFilter(location.search);
    const own = navigation !== 'POP' && location.state === ownAddress;
    if (own || formatFilter(filter) === formatFilter(known.filter)) setKnown({ ...known, location });
    else setKnown({ filter, location, arrivals: known.arrivals + 1 });
  }

  const change = (filter: ProductFilter, replace: boolean) => {
    setKnown({ ...known, filter });
    const search = formatFilter(filter);
    if (search !== formatFilter(known.filter))
      void navigate(location.pathname + search, { replace, state: ownAddress });
  };

  return {
    filter: known.filter,
    arrivals: known.arrivals,
    choose: (category: ProductFilter['category']) => change({ ...known.filter, category }, false),
    search: (query: string) => change({ ...known.filter, query }, true),
    reset: () => change(noFilter, false),
  };
}
