import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  Router,
  type Location,
} from 'react-router';
import { basePath, pagePath } from '#content/edition.ts';
import { hasMovingPictures, PagesContext, setRenderAhead, type HiddenPage, type Place } from './render-ahead.ts';

interface Visit {
  readonly id: number;
  /** The address with the base path of its language, as the browser shows it. */
  readonly address: Place;
  /** What the page reads instead, if it says the same. */
  readonly place?: Place | undefined;
}

/** Pages that are kept when the visitor leaves them: what was typed in them and how far they were scrolled comes back with them. */
const maxKept = 3;

/**
 * React Router's `BrowserRouter`, which shows at once a page that was rendered ahead, and on back and forward one that was
 * kept. Any other page is shown when it has loaded, in a transition, for which React takes a picture of the page on screen.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ id, address, place }, setVisit] = useState<Visit>(() => ({ id: 0, address: addressOf(history) }));
  const [hidden, setHidden] = useState<readonly HiddenPage[]>([]);

  useLayoutEffect(() => {
    // What was asked for last; it may not be on screen yet.
    let asked: HiddenPage = { id: 0, place: placeOf(history) };
    let lastId = 0;
    let ahead: HiddenPage | undefined;
    let kept: readonly HiddenPage[] = [];
    const setPages = () => setHidden(ahead ? [...kept, ahead] : kept);

    setRenderAhead((to) => {
      const { pathname } = to.location;
      if (isOf(asked, pathname) || hasMovingPictures(pathname) || isAt(ahead, to.location)) return;
      ahead = { id: ++lastId, place: to };
      setPages();
    });

    return history.listen((update) => {
      const to = placeOf(update);
      const { pathname } = to.location;
      const left = asked;
      if (isOf(left, pathname)) {
        asked = { id: left.id, place: to };
        startTransition(() => setVisit({ id: left.id, address: addressOf(update) }));
        return;
      }
      const isBack = to.navigationType === NavigationType.Pop;
      const known = isBack ? kept.find((page) => isOf(page, pathname)) : isAt(ahead, to.location) ? ahead : undefined;
      // React would hydrate a page that it can hide after all else, so the first page is not one.
      const leaving = left.id === 0 || hasMovingPictures(left.place.location.pathname) ? [] : [left];
      kept = [...leaving, ...kept.filter((page) => !isOf(page, pathname))].slice(0, maxKept);
      ahead = undefined;
      asked = { id: known?.id ?? ++lastId, place: to };
      const { id: askedId } = asked;
      const show = () => {
        setVisit({
          id: askedId,
          address: addressOf(update),
          place: isAt(known, to.location) ? known.place : undefined,
        });
        setPages();
      };
      if (known) show();
      else startTransition(show);
    });
  }, [history]);

  return (
    <Router basename={basePath} location={address.location} navigationType={address.navigationType} navigator={history}>
      <PagesContext value={{ id, place, hidden }}>{children}</PagesContext>
    </Router>
  );
}

interface Step {
  readonly action: NavigationType;
  readonly location: Location;
}

function addressOf({ action, location }: Step): Place {
  return { location, navigationType: action };
}

/** An address as the pages read it: without the base path. */
function placeOf({ action, location }: Step): Place {
  return { location: { ...location, pathname: pagePath(location.pathname) }, navigationType: action };
}

function isOf({ place }: HiddenPage, pathname: string): boolean {
  return place.location.pathname === pathname;
}

/** Whether a page was rendered for an address and its state. */
function isAt(page: HiddenPage | undefined, { pathname, search, hash, state }: Location): page is HiddenPage {
  const known = page?.place.location;
  return known?.pathname === pathname && known.search === search && known.hash === hash && known.state === state;
}
