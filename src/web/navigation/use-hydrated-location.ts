import { useLocation, type Location } from 'react-router';
import { useHydrated } from '#web/browser/use-hydrated.ts';

const prerendered = { search: '', hash: '' } as const;

export function useHydratedLocation(): Pick<Location, 'search' | 'hash'> {
  const location = useLocation();
  return useHydrated() ? location : prerendered;
}
