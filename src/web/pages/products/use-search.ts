import { use } from 'react';
import { PageLoadError } from '#web/page-load-error.ts';

type Search = typeof import('./search.ts');

let loaded: Search | undefined;
let used: Promise<Search> | undefined;

/** Loads the code of the search, which a visitor who does not search does not need. Rejects if that fails; may be repeated. */
export async function prepareSearch(): Promise<Search> {
  loaded = await import('./search.ts');
  return loaded;
}

/** The search, for a query; undefined without one. Suspends while its code is loading: the list stays as it is meanwhile. */
export function useSearch(query: string): Search | undefined {
  if (query === '') return undefined;
  return loaded ?? use((used ??= loadForPage()));
}

async function loadForPage(): Promise<Search> {
  try {
    return await prepareSearch();
  } catch (cause) {
    throw new PageLoadError('/products', { cause });
  }
}
