import { Activity, Suspense, use, useLayoutEffect, useRef, useState, ViewTransition, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { IsShown } from '#web/ui/is-shown.ts';
import { easing, quickMs } from '#web/ui/motion.ts';
import { reducedMotion } from '#web/ui/reduced-motion.ts';
import { PagesContext, type Place } from './render-ahead.ts';

/** The id of the page that is shown. */
const contentId = 'content';

interface PageProps {
  /** The address that the page reads. */
  place: Place;
  isShown: boolean;
  children: ReactNode;
}

interface ShownPagesProps {
  children: ReactNode;
  /** The content of a page; undefined if it has not loaded. */
  contentAt: (pathname: string) => ReactNode;
}

/**
 * The page that is shown, with the children as content, and the hidden pages. They stand in the order in which they were
 * first rendered: to move one would lose what is scrolled in it.
 */
export function ShownPages({ children, contentAt }: ShownPagesProps) {
  const address = use(LocationContext);
  const { id, place = address, hidden } = use(PagesContext);
  const others = hidden.filter((page) => page.id !== id);
  const pages = [{ id, place }, ...others].toSorted((a, b) => a.id - b.id);
  return pages.map((page) =>
    page.id === 0 ? (
      <Main key={page.id} place={page.place} isShown>
        {/* React hydrates it after the header, or at once when something in it is pressed. */}
        <Suspense>{children}</Suspense>
      </Main>
    ) : (
      <Page key={page.id} place={page.place} isShown={page.id === id}>
        {page.id === id ? children : contentAt(page.place.location.pathname)}
      </Page>
    ),
  );
}

/**
 * A page that can be hidden. If it fails meanwhile, React drops what is hidden and renders it anew when it is shown.
 * The first page is none: React would hydrate an `Activity` after all else.
 */
function Page(props: PageProps) {
  return (
    <Activity mode={props.isShown ? 'visible' : 'hidden'}>
      <Main {...props} />
    </Activity>
  );
}

function Main({ place, isShown, children }: PageProps) {
  const [isAhead] = useState(!isShown);
  const main = useRef<HTMLElement>(null);
  // Ends when the page is hidden, and runs when it is shown again: a property of a hidden page changes only some frames later.
  useLayoutEffect(() => {
    const element = main.current;
    element?.setAttribute('id', contentId);
    return () => element?.removeAttribute('id');
  }, []);
  // In sight from its first frame.
  useLayoutEffect(() => {
    if (isAhead && !reducedMotion().matches)
      main.current?.animate({ opacity: [0.4, 1] }, { duration: quickMs, easing });
  }, [isAhead]);
  return (
    <LocationContext value={place}>
      <ViewTransition enter="page" exit="page" update="none">
        <main ref={main} id={isAhead ? undefined : contentId} tabIndex={-1}>
          <IsShown value={isShown}>{children}</IsShown>
        </main>
      </ViewTransition>
    </LocationContext>
  );
}
