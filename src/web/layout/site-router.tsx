import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, NavigationType, Router } from 'react-router';
import { basePath, pagePath } from '#content/edition.ts';
import { hasMovingPictures, PagesContext, setRenderAhead, type PageAhead } from './render-ahead.ts';

/**
 * React Router's `BrowserRouter`, which shows a page that was rendered ahead at once. Any other page is shown when it has
 * loaded, in a transition, before which React takes a picture of the page on screen.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ id, action, location }, setVisit] = useState({ id: 0, action: history.action, location: history.location });
  const [ahead, setAhead] = useState<PageAhead>();

  useLayoutEffect(() => {
    // The page that was asked for last; it may not be on screen yet.
    let asked = { id: 0, pathname: pagePath(history.location.pathname) };
    let prepared: PageAhead | undefined;
    let lastId = 0;
    const prepare = (page: PageAhead | undefined) => {
      prepared = page;
      setAhead(page);
    };
    setRenderAhead((to, content) => {
      const isKnown = to.pathname === asked.pathname || addressOf(to) === (prepared && addressOf(prepared.location));
      if (!isKnown && !hasMovingPictures(to.pathname)) prepare({ id: ++lastId, location: to, content });
    });
    return history.listen((visit) => {
      const to = { ...visit.location, pathname: pagePath(visit.location.pathname) };
      const isNewPage = to.pathname !== asked.pathname;
      const found =
        visit.action !== NavigationType.Pop && prepared && addressOf(prepared.location) === addressOf(to)
          ? prepared
          : undefined;
      if (isNewPage) asked = { id: found?.id ?? ++lastId, pathname: to.pathname };
      const show = () => {
        setVisit({ ...visit, id: asked.id });
        if (isNewPage) prepare(undefined);
      };
      if (found) show();
      else startTransition(show);
    });
  }, [history]);

  return (
    <Router basename={basePath} location={location} navigationType={action} navigator={history}>
      <PagesContext value={{ id, ahead }}>{children}</PagesContext>
    </Router>
  );
}

function addressOf({ pathname, search, hash }: { pathname: string; search: string; hash: string }): string {
  return pathname + search + hash;
}
