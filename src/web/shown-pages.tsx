import { Activity, use, useEffect, useLayoutEffect, useRef, useState, ViewTransition, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { setRenderAhead } from './layout/render-ahead.ts';
import { putAhead, showPage, type PlacedPage, type PlacedPages } from './placed-pages.ts';
import { easing, quickMs } from './ui/motion.ts';
import { reducedMotion } from './ui/reduced-motion.ts';
import { IsShown } from './ui/tool-name.ts';

/**
 * The page that is shown, with the content given as children. After it, hidden: the last pages that the visitor has left,
 * which come back as they were, and the page that the visitor is about to open.
 */
export function ShownPages({ children }: { children: ReactNode }) {
  const place = use(LocationContext);
  const [known, setKnown] = useState<PlacedPages>([{ id: 0, place, content: children }]);
  const pages = showPage(known, place, children);
  if (pages !== known) setKnown(pages);

  useEffect(() => {
    setRenderAhead((location, content) => setKnown((latest) => putAhead(latest, location, content)));
  }, []);

  // The shown page stands first: a search in the document finds its elements before those of the others.
  return pages.map((page, index) => (
    <Activity key={page.id} mode={index === 0 ? 'visible' : 'hidden'}>
      <Main page={page} isShown={index === 0} />
    </Activity>
  ));
}

function Main({ page: { id, place, content }, isShown }: { page: PlacedPage; isShown: boolean }) {
  const main = useRef<HTMLElement>(null);
  const isFirst = id === 0;
  useLayoutEffect(() => {
    const element = main.current;
    // In sight from its first frame.
    if (!isFirst && !reducedMotion().matches) element?.animate({ opacity: [0.4, 1] }, { duration: quickMs, easing });
    // Not a property: React renders a hidden page later, and until then two would have the name.
    element?.setAttribute('id', 'content');
    return () => {
      element?.removeAttribute('id');
      // A frame loads again when its page moves behind the next one.
      for (const frame of element?.querySelectorAll('iframe') ?? []) frame.removeAttribute('src');
    };
  }, [isFirst]);
  // Not in the root: React hydrates what an Activity holds after the rest.
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <LocationContext value={place}>
      <ViewTransition enter="page" exit="page" default="none">
        <main ref={main} id={isFirst ? 'content' : undefined} tabIndex={-1}>
          <IsShown value={isShown}>{content}</IsShown>
        </main>
      </ViewTransition>
    </LocationContext>
  );
}
