import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether the page may show what only the browser knows (query string, storage): false while prerendering and hydrating,
 * true afterwards and immediately on client-side navigation.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
