type Prefetch = (pathname: string) => Promise<unknown>;

let prefetch: Prefetch | undefined;

/** Sets what prefetches pages. A page can't import it, for it imports all pages. */
export function setPrefetch(prefetcher: Prefetch): void {
  prefetch = prefetcher;
}

/** Loads the page that a form leads to, with all that it needs. If that fails, opening the page fails too. */
export async function prepareNextPage(pathname: string): Promise<void> {
  await prefetch?.(pathname).catch(() => undefined);
}
