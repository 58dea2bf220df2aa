import { Activity, use, useEffect, useRef, useState, ViewTransition, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { setRenderAhead } from './layout/render-ahead.ts';
import { firstPages, putAhead, showPage, type PlacedPage } from './placed-pages.ts';
import { IsShown } from './ui/tool-name.ts';
import { useLeave } from './ui/use-leave.ts';

/**
 * The page that is shown, with the content given as children. After it, hidden: the page that the visitor is about to
 * open, and the last pages that the visitor has left, which come back as they were.
 */
export function ShownPages({ children }: { children: ReactNode }) {
  const place = use(LocationContext);
  const [known, setKnown] = useState(() => firstPages(place, children));
  const pages = showPage(known, place, children);
  if (pages !== known) setKnown(pages);

  useEffect(() => {
    setRenderAhead((location, content) => setKnown((latest) => putAhead(latest, location, content)));
  }, []);

  const { shown, ahead, left } = pages;
  // The shown page stands first: a search in the document finds its elements before those of the others.
  return [shown, ...(ahead ? [ahead] : []), ...left].map((page) => (
    <Activity key={page.id} mode={page === shown ? 'visible' : 'hidden'}>
      <Main page={page} isShown={page === shown} />
    </Activity>
  ));
}

function Main({ page: { place, content, fadesIn }, isShown }: { page: PlacedPage; isShown: boolean }) {
  const main = useRef<HTMLElement>(null);
  useLeave(() => {
    // The page moves behind the next one, and a frame that is moved loads again, a lazy one only in sight.
    for (const frame of main.current?.querySelectorAll('iframe') ?? []) frame.loading = 'lazy';
  });
  // Not in the root: React hydrates what an Activity holds after the rest.
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <LocationContext value={place}>
      <ViewTransition enter="page" exit="page" default="none">
        <main ref={main} id={isShown ? 'content' : undefined} tabIndex={-1} className={fadesIn ? 'comes' : undefined}>
          <IsShown value={isShown}>{content}</IsShown>
        </main>
      </ViewTransition>
    </LocationContext>
  );
}
