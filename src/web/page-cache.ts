import type { LoadedPage } from './page.ts';
import { loadPage } from './routes.ts';

const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();

/**
 * The page at a path: the page itself once its chunk has arrived, a promise before that. The same promise is given for
 * the same path, so that React can wait on it. A failed load is forgotten and tried again at the next call.
 */
export function pageAt(pathname: string): LoadedPage | Promise<LoadedPage> {
  const known = pages.get(pathname);
  if (known) return known;
  const loading = loadPage(pathname).then(
    (page) => {
      pages.set(pathname, page);
      return page;
    },
    (error: unknown) => {
      pages.delete(pathname);
      throw error;
    },
  );
  pages.set(pathname, loading);
  return loading;
}
