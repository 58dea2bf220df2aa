import { Activity, use, useLayoutEffect, useRef, useState, ViewTransition, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { IsShown } from '#web/ui/is-shown.ts';
import { easing, quickMs } from '#web/ui/motion.ts';
import { reducedMotion } from '#web/ui/reduced-motion.ts';
import { PagesContext, type Place } from './render-ahead.ts';

interface PageProps {
  /** The address that the page reads. */
  place: Place;
  isShown: boolean;
  children: ReactNode;
}

/** The page that is shown, with the content given as children. After it, hidden, the page that is rendered ahead. */
export function ShownPages({ children }: { children: ReactNode }) {
  const address = use(LocationContext);
  const { id, place = address, ahead } = use(PagesContext);
  const Shown = id === 0 ? Main : Page;
  return (
    <>
      {[
        <Shown key={id} place={place} isShown>
          {children}
        </Shown>,
        ahead && (
          <Page key={ahead.id} place={ahead.place} isShown={false}>
            {ahead.content}
          </Page>
        ),
      ]}
    </>
  );
}

/**
 * A page that can be rendered ahead. If it fails meanwhile, React drops what is hidden and renders it anew when it is shown.
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
  // When the page is shown; in sight from its first frame.
  useLayoutEffect(() => {
    if (isAhead && !reducedMotion().matches)
      main.current?.animate({ opacity: [0.4, 1] }, { duration: quickMs, easing });
  }, [isAhead]);
  return (
    <LocationContext value={place}>
      <ViewTransition enter="page" exit="page" update="none">
        <main ref={main} id={isShown ? 'content' : undefined} tabIndex={-1}>
          <IsShown value={isShown}>{children}</IsShown>
        </main>
      </ViewTransition>
    </LocationContext>
  );
}
