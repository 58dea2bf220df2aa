import { useBrowserValue } from './use-browser-value.ts';

/**
 * Whether the page may show what only the browser knows (query string, storage): false while prerendering and hydrating,
 * true afterwards and immediately on client-side navigation.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
