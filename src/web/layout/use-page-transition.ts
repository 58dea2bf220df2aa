import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { basePath } from '#content/edition.ts';
import { keepPosition, positionOf } from './scroll-positions.ts';

/**
 * Does what a browser does on a page load: sets the title, focuses the heading, and scrolls to the fragment, the previous
 * position (back and forward) or the top. Without a title, while the page has not loaded, only scrolls to the top.
 */
export function usePageTransition(title: string | undefined): void {
  const { hash, key, pathname } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef<string>(undefined);

  // The key alone is not unique: every document loaded in a tab starts with the same one.
  const entry = `${key} ${basePath}${pathname}`;

  // In a layout effect: a shorter next page triggers a scroll event that must not be stored for the previous page.
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const store = () => keepPosition(latestEntry(entry));
    window.addEventListener('scroll', store, { passive: true });
    return () => window.removeEventListener('scroll', store);
  }, [entry]);

  useLayoutEffect(() => {
    if (title === undefined) {
      window.scrollTo({ top: 0, behavior: 'instant' });
      return;
    }
    document.title = title;
    const isFirst = shown.current === undefined;
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    const isReturn = navigation === 'POP' && !(isFirst && isNewVisit());
    const position = isReturn ? positionOf(entry) : undefined;
    const targetElement = targetOf(hash);
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (targetElement) targetElement.scrollIntoView({ behavior: isSamePage ? 'smooth' : 'instant' });
    else if (!isFirst && !isSamePage) window.scrollTo({ top: 0, behavior: 'instant' });
    // A new entry of the page that stays where it is, such as a search: no scroll event stores its position.
    else if (isSamePage) keepPosition(entry);
    if (!isFirst && !isSamePage) focusHeading();
  }, [entry, hash, navigation, pathname, title]);
}

/** The entry of the browser on the same page: a search changes the address at once, and what React shows in a transition. */
function latestEntry(shown: string): string {
  const { pathname } = window.location;
  if (!shown.endsWith(` ${pathname}`)) return shown;
  const state = window.history.state as { readonly key?: string } | null;
  return `${state?.key ?? 'default'} ${pathname}`;
}

/** The element that a fragment names, in no hidden page; null for none and for invalid encoding. */
function targetOf(hash: string): HTMLElement | null {
  try {
    const id = CSS.escape(decodeURIComponent(hash.slice(1)));
    return id === '' ? null : document.querySelector(`#${id}:not(main:not(#content) *)`);
  } catch {
    return null;
  }
}

/** Focuses the heading, so that a screen reader announces the new page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Whether the document was opened by a URL or a link, not by reload, back or forward. */
function isNewVisit(): boolean {
  const [visit] = performance.getEntriesByType('navigation');
  return visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
}
