import { use, useDeferredValue, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';
import { pageAt } from './page-cache.ts';
import { hasMovingPictures, type Place } from './placed-pages.ts';

/**
 * Gives its children the address of the page on screen. A page that has loaded is shown at once, outside of a transition,
 * in which React would take a picture of the page before; any other when it can be, with a view transition.
 */
export function ShownPlace({ children }: { children: ReactNode }) {
  const place = use(LocationContext);
  const settled = useDeferredValue(place);
  return <LocationContext value={canShowAtOnce(settled, place) ? place : settled}>{children}</LocationContext>;
}

function canShowAtOnce({ location: { pathname: from } }: Place, { location: { pathname: to } }: Place): boolean {
  return from !== to && ![from, to].some(hasMovingPictures) && !(pageAt(to) instanceof Promise);
}
