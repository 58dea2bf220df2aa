const storageKey = 'scroll';

/** How far the page of each history entry was scrolled, in CSS pixels from the top. */
let positions: Record<string, number> | undefined;

/** Where the page of a history entry was scrolled to, also before a reload; undefined if it was not scrolled. */
export function positionOf(entry: string): number | undefined {
  positions ??= readStored();
  return positions[entry];
}

/** Keeps the current scroll position for a history entry. */
export function keepPosition(entry: string): void {
  positions ??= readStored();
  positions[entry] = window.scrollY;
}

/**
 * Leaves scrolling between the pages of this document to `usePageChange`, and between documents to the browser. Returns a
 * function that ends it.
 */
export function restoreByHand(): () => void {
  const takeOver = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handBack = () => {
    window.history.scrollRestoration = 'auto';
    store();
  };
  takeOver();
  window.addEventListener('pageshow', takeOver);
  window.addEventListener('pagehide', handBack);
  return () => {
    window.removeEventListener('pageshow', takeOver);
    window.removeEventListener('pagehide', handBack);
  };
}

function store(): void {
  try {
    if (positions) sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is full or disabled: the positions are lost with the document.
  }
}

function readStored(): Record<string, number> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}
