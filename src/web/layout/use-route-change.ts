import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const storageKey = 'scroll';

/**
 * What a browser does by itself when it loads a page: sets the title, moves the focus to the heading, and scrolls to the
 * address's fragment, to where the visitor was (back and forward), or to the top.
 */
export function useRouteChange(title: string): void {
  const { hash, key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);

  // The key alone is not enough: each document that is loaded in a tab begins with the same one.
  const entry = `${key} ${pathname}`;

  // At once: the next page may be shorter, and the scroll that this brings about is not the visitor's on the page before.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => keepPosition(entry);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
  }, [entry]);

  useLayoutEffect(() => {
    document.title = title;
    const first = shown.current === undefined;
    const samePage = shown.current === pathname;
    shown.current = pathname;
    const position = first && isNewVisit() ? undefined : readPositions()[entry];
    const target = targetOf(hash);
    if (navigation === 'POP' && position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: samePage ? 'smooth' : 'instant' });
    else if (!first && !samePage) window.scrollTo({ top: 0, behavior: 'instant' });
    if (!first && !samePage) focusHeading();
  }, [entry, hash, navigation, pathname, title]);
}

/** The element that a fragment names; null for none, and for a fragment that is not properly encoded. */
function targetOf(hash: string): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}

/** The heading is given the focus so that a screen reader says where the visitor is now. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Whether the document was opened by an address or a link, not by a reload, back or forward. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

function keepPosition(key: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...readPositions(), [key]: window.scrollY }));
  } catch {
    // Storage is full or switched off: the position is simply not restored.
  }
}
