import { PageLoadError } from './page-load-error.ts';
import type { Page } from './page.ts';
import { loadPage } from './routes.ts';

const pages = new Map<string, Page | Promise<Page>>();
const failed = new Set<string>();

/**
 * The page at a path: a promise until its chunk has loaded. The promise is cached even after a failure, because React
 * suspends again for each new promise. `isPrerendered` as for `loadPage`.
 */
export function pageAt(pathname: string, isPrerendered = false): Page | Promise<Page> {
  const cached = pages.get(pathname);
  if (cached) return cached;
  const loading = loadPage(pathname, isPrerendered).then(
    (page) => {
      pages.set(pathname, page);
      return page;
    },
    (error: unknown) => {
      failed.add(pathname);
      throw new PageLoadError(pathname, { cause: error });
    },
  );
  pages.set(pathname, loading);
  return loading;
}

/** Prefetches a page with all that it needs; retries one that failed before. Rejects if a chunk cannot be loaded. */
export async function prefetchPage(pathname: string): Promise<Page> {
  if (failed.delete(pathname)) pages.delete(pathname);
  const page = await pageAt(pathname);
  await page.prepare?.();
  return page;
}
