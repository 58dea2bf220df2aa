import type { LoadedPage } from './page.ts';
import { loadPage } from './routes.ts';

/** The files of a page can't be had: the server or the network is gone, or a newer version of the site took their place. */
export class PageOutOfReach extends Error {}

const pages = new Map<string, LoadedPage | Promise<LoadedPage>>();
const failed = new Set<string>();

/**
 * The page at a path: the page itself once its chunk has arrived, a promise before that. The same promise is given for
 * the same path, so that React can wait on it; a failed one too, or React would ask again and again.
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
      failed.add(pathname);
      throw new PageOutOfReach(pathname, { cause: error });
    },
  );
  pages.set(pathname, loading);
  return loading;
}

/** Has a page fetched that may be asked for soon; one that could not be had is tried again. */
export function prefetchPage(pathname: string): LoadedPage | Promise<LoadedPage> {
  if (failed.delete(pathname)) pages.delete(pathname);
  return pageAt(pathname);
}
