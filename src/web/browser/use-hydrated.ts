import { useBrowserValue } from './use-browser-value.ts';

/**
 * Returns false while prerendering and hydrating, when a page must not show what only the browser knows (query string,
 * storage). Returns true from the first render of a page that a link has opened.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
