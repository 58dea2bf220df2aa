import { fieldsOf } from '#domain/fields-of.ts';
import { parseJson, tabStore } from '#web/storage/browser-storage.ts';
import { scrollKey } from '#web/storage/keys.ts';

let positions: Record<string, unknown> | undefined;

/** In CSS pixels from the top, also from before a reload; undefined if the entry was not scrolled. */
export function positionOf(entry: string): number | undefined {
  const position = read()[entry];
  return typeof position === 'number' ? position : undefined;
}

export function savePosition(entry: string): void {
  read()[entry] = window.scrollY;
}

/**
 * Leaves scrolling between the pages of this document to `usePageChange`, and between documents to the browser. Returns a
 * function that ends this.
 */
export function manageScrollRestoration(): () => void {
  const end = new AbortController();
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
    if (positions) tabStore.set(scrollKey, JSON.stringify(positions));
  };
  takeOver();
  window.addEventListener('pageshow', takeOver, { signal: end.signal });
  window.addEventListener('pagehide', handBack, { signal: end.signal });
  return () => end.abort();
}

function read(): Record<string, unknown> {
  positions ??= { ...fieldsOf(parseJson(tabStore.get(scrollKey))) };
  return positions;
}
