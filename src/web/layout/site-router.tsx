import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  NavigationType,
  Router,
  type Location,
} from 'react-router';
import { basePath, pagePath } from '#content/edition.ts';
import { hasMovingPictures, PagesContext, setRenderAhead, type PageAhead, type Place } from './render-ahead.ts';

interface Visit {
  readonly id: number;
  readonly action: NavigationType;
  readonly location: Location;
  readonly place?: Place | undefined;
}

/**
 * React Router's `BrowserRouter`, which shows a page that was rendered ahead at once. Any other page is shown when it has
 * loaded, in a transition, for which React takes a picture of the page on screen.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ id, action, location, place }, setVisit] = useState<Visit>(() => visitOf(0, history));
  const [ahead, setAhead] = useState<PageAhead>();

  useLayoutEffect(() => {
    // What was asked for last; it may not be on screen yet.
    let askedPath = pagePath(history.location.pathname);
    let askedId = 0;
    let lastId = 0;
    let prepared: PageAhead | undefined;
    const prepare = (page: PageAhead | undefined) => {
      prepared = page;
      setAhead(page);
    };

    setRenderAhead((to, content) => {
      const { pathname } = to.location;
      if (pathname === askedPath || hasMovingPictures(pathname) || isAt(prepared, to.location)) return;
      prepare({ id: ++lastId, place: to, content });
    });

    return history.listen((update) => {
      const to = { ...update.location, pathname: pagePath(update.location.pathname) };
      const found = update.action === NavigationType.Push && isAt(prepared, to) ? prepared : undefined;
      const isNewPage = to.pathname !== askedPath;
      if (isNewPage) askedId = found?.id ?? ++lastId;
      askedPath = to.pathname;
      const visit = { ...visitOf(askedId, update), place: found?.place };
      const show = () => {
        setVisit(visit);
        if (isNewPage) prepare(undefined);
      };
      if (found) show();
      else startTransition(show);
    });
  }, [history]);

  return (
    <Router basename={basePath} location={location} navigationType={action} navigator={history}>
      <PagesContext value={{ id, place, ahead }}>{children}</PagesContext>
    </Router>
  );
}

function visitOf(id: number, { action, location }: Pick<Visit, 'action' | 'location'>): Visit {
  return { id, action, location };
}

/** Whether a page was rendered for an address, and for no state that comes with it. */
function isAt(page: PageAhead | undefined, { pathname, search, hash, state }: Location): page is PageAhead {
  const known = page?.place.location;
  return known?.pathname === pathname && known.search === search && known.hash === hash && state === null;
}
