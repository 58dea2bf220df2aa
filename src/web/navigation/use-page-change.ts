import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { manageScrollRestoration, readPosition, savePosition } from './scroll-positions.ts';

/**
 * Does what a browser does when a document opens: sets the title, focuses the heading, and scrolls to the fragment, to
 * the previous position (back and forward) or to the top.
 */
export function usePageChange(title: string): void {
  const { hash, key, pathname } = useLocation();
  const navigationType = useNavigationType();
  const shownPath = useRef<string>(undefined);
  // Includes the path, because the key alone is not unique: the first entry of every document has the key `default`.
  const entryId = `${key} ${pathname}`;

  useLayoutEffect(manageScrollRestoration, []);

  useLayoutEffect(() => {
    const save = () => savePosition(entryId);
    const listening = new AbortController();
    window.addEventListener('scroll', save, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [entryId]);

  useLayoutEffect(() => {
    document.title = title;
    const lastPath = shownPath.current;
    shownPath.current = pathname;
    // The browser itself scrolls a document that it has loaded.
    if (lastPath === undefined) return;
    const isSamePage = lastPath === pathname;
    const position = navigationType === 'POP' ? readPosition(entryId) : undefined;
    const target = findTarget(hash);
    if (position !== undefined) window.scrollTo({ top: position, behavior: 'instant' });
    else if (target) target.scrollIntoView({ behavior: isSamePage ? 'smooth' : 'instant' });
    // A filter has changed the address. Nothing scrolls then, so no scroll event would save the position of the new
    // entry.
    else if (isSamePage) savePosition(entryId);
    else window.scrollTo({ top: 0, behavior: 'instant' });
    // Finds the new heading, because React has put the page into the document before the effects of `App` run.
    if (!isSamePage) focusHeading();
  }, [entryId, hash, navigationType, pathname, title]);
}

function findTarget(hash: string): HTMLElement | undefined {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1))) ?? undefined;
  } catch {
    return undefined;
  }
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#content h1') ?? document.getElementById('content');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
