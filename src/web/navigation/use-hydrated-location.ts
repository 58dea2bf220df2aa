import { useLocation, type Location } from 'react-router';
import { useHydrated } from '#web/browser/use-hydrated.ts';

const prerendered = { search: '', hash: '' } as const;

/** The query and the fragment of the URL. Empty while prerendering and hydrating, so that both render the same HTML. */
export function useHydratedLocation(): Pick<Location, 'search' | 'hash'> {
  const location = useLocation();
  return useHydrated() ? location : prerendered;
}
