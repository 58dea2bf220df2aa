import { useLocation, type Location } from 'react-router';
import { useHydrated } from '#web/browser/use-hydrated.ts';

/** A document is rendered without the query and hash of its address. */
const prerendered = { search: '', hash: '' } as const;

export function useHydratedLocation(): Pick<Location, 'search' | 'hash'> {
  const location = useLocation();
  return useHydrated() ? location : prerendered;
}
