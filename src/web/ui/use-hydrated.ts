import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether the page may show what only the browser knows (its address's query, its storage): false while a page is
 * rendered beforehand and while that HTML is taken over, true from then on, at once in pages opened by a link.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
