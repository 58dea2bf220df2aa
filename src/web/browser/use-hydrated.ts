import { useBrowserValue } from './use-browser-value.ts';

/**
 * False while prerendering and hydrating, when a page must not show what only the browser knows (query string,
 * storage). On a page opened by a link it is true at once.
 */
export function useHydrated(): boolean {
  return useBrowserValue(() => true, false);
}
