import { use } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { basePath, editionUrl } from '#content/edition.ts';

interface NavigateOptions {
  /** Whether the page takes the place of the current entry of the history. */
  readonly replace?: boolean;
  /** Kept in the entry. */
  readonly state?: unknown;
}

/**
 * Returns a function that opens a page of the site. Unlike React Router's it does not read the current address, so that
 * no link is rendered again when a page opens, and brings no code for relative paths and data routers.
 */
export function useNavigate(): (path: string, options?: NavigateOptions) => void {
  const { navigator } = use(NavigationContext);
  return (path, { replace = false, state } = {}) =>
    navigator[replace ? 'replace' : 'push'](editionUrl('', basePath, path), state);
}
