import { useLocation } from 'react-router';

/** Whether the page around is shown; false while it is rendered ahead of its visit, where its location has no key. */
export function useIsShown(): boolean {
  return useLocation().key !== '';
}
