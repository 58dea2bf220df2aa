import { storedScroll } from '#web/storage/stored-scroll.ts';

export function createScrollPositions() {
  let positions: Record<string, unknown> | undefined;
  const read = () => (positions ??= { ...storedScroll.read() });

  return {
    /**
     * Returns the position in CSS pixels from the top, also from before a reload; undefined if the entry was not
     * scrolled.
     */
    readPosition: (entryId: string): number | undefined => {
      const position = read()[entryId];
      return typeof position === 'number' ? position : undefined;
    },

    savePosition: (entryId: string): void => {
      read()[entryId] = window.scrollY;
    },

    /**
     * Leaves scrolling between the pages of this document to `usePageChange`, and between documents to the browser.
     * Returns a function that ends this.
     */
    manageScrollRestoration: (): (() => void) => {
      const listening = new AbortController();
      const takeOver = () => {
        window.history.scrollRestoration = 'manual';
      };
      const handBack = () => {
        window.history.scrollRestoration = 'auto';
        if (positions) storedScroll.write(positions);
      };
      takeOver();
      window.addEventListener('pageshow', takeOver, { signal: listening.signal });
      window.addEventListener('pagehide', handBack, { signal: listening.signal });
      return () => listening.abort();
    },
  };
}

export const { readPosition, savePosition, manageScrollRestoration } = createScrollPositions();
