import { startTransition, useCallback, useEffect, useState, type ReactNode } from 'react';
import { NavigateContext, PlaceContext, type Location, type Navigate, type Place } from './use-location.ts';

interface RouterProps {
  /** The address to render where there is no browser; the browser's own otherwise. */
  readonly address?: string;
  readonly children: ReactNode;
}

interface HistoryState {
  readonly key?: string;
  readonly state?: unknown;
}

/**
 * Ties what is shown to the browser's history: see `use-location.ts`. Every change is a transition, so the page before
 * stays until the next one is there, and `ViewTransition` sees it.
 */
export function Router({ address, children }: RouterProps) {
  const [place, setPlace] = useState<Place>(() => ({
    location: address === undefined ? browserLocation() : locationOf(new URL(address, 'http://localhost')),
    type: 'POP',
  }));
  const navigate = useCallback<Navigate>((to, { replace, state = null } = {}) => {
    const url = new URL(to, window.location.href);
    const isReplaced = replace ?? url.href === window.location.href;
    const entry: HistoryState = { key: Math.random().toString(36).slice(2, 10), state };
    if (!enter(url, entry, isReplaced)) return;
    const type = isReplaced ? 'REPLACE' : 'PUSH';
    startTransition(() => setPlace({ location: locationOf(url, entry), type }));
  }, []);
  useEffect(() => {
    const follow = () => startTransition(() => setPlace({ location: browserLocation(), type: 'POP' }));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  return (
    <NavigateContext value={navigate}>
      <PlaceContext value={place}>{children}</PlaceContext>
    </NavigateContext>
  );
}

/** Makes the history's entry; false where the browser refuses (too many in a short time) and loads the page instead. */
function enter(url: URL, entry: HistoryState, replace: boolean): boolean {
  try {
    if (replace) window.history.replaceState(entry, '', url);
    else window.history.pushState(entry, '', url);
    return true;
  } catch {
    window.location.assign(url);
    return false;
  }
}

function browserLocation(): Location {
  return locationOf(new URL(window.location.href), (window.history.state ?? {}) as HistoryState);
}

function locationOf({ pathname, search, hash }: URL, { key = 'first', state = null }: HistoryState = {}): Location {
  return { pathname, search, hash, state, key };
}
