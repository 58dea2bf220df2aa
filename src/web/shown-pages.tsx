import { Activity, use, useState, ViewTransition, type ContextType, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router';
import { hasMovingPictures, useRenderedAhead } from './layout/render-ahead.ts';
import { useHydrated } from './ui/use-hydrated.ts';

/** The page that is shown, and hidden the one that the visitor is about to open, which then only has to be shown. */
export function ShownPages({ children }: { children: ReactNode }) {
  const shown = use(LocationContext);
  const { pathname } = shown.location;
  const ahead = useRenderedAhead(pathname);
  return [
    <KeptPage key={pathname} place={shown} isShown>
      {children}
    </KeptPage>,
    ahead && (
      <KeptPage
        key={ahead.location.pathname}
        place={{ location: ahead.location, navigationType: NavigationType.Push }}
        isShown={false}
      >
        {ahead.content}
      </KeptPage>
    ),
  ];
}

interface KeptPageProps {
  place: ContextType<typeof LocationContext>;
  isShown: boolean;
  children: ReactNode;
}

/** One page, with the address that it reads. */
function KeptPage({ place, isShown, children }: KeptPageProps) {
  // React would hydrate what an Activity holds later than the rest.
  const [isHydrated] = useState(!useHydrated());
  const hasPictures = hasMovingPictures(place.location.pathname);
  const main = (
    <LocationContext value={place}>
      <main
        id={isShown ? 'content' : undefined}
        tabIndex={-1}
        className={isHydrated || hasPictures ? undefined : 'comes'}
      >
        {children}
      </main>
    </LocationContext>
  );
  if (isHydrated) return main;
  // Even a transition without an animation would cost a picture of the whole page.
  if (hasPictures)
    return (
      <ViewTransition enter="page" default="none">
        {main}
      </ViewTransition>
    );
  return <Activity mode={isShown ? 'visible' : 'hidden'}>{main}</Activity>;
}
