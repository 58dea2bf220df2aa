import { createContext } from 'react';
import { stripLocale } from '#content/locale.ts';
import { connection } from './connection.ts';

export type LoadPage = (path: string) => Promise<unknown>;

export const LoadPageContext = createContext<LoadPage>(() => Promise.resolve());

const intents = ['pointerdown', 'focusin'] as const;

/** How long a mouse rests on a link that a visitor means, in milliseconds. */
const restMs = 100;

/**
 * Loads the page of a link when the link is touched or focused, or when a mouse rests on it and the connection does not
 * save data. From the press on a link until its page has loaded, the root element carries `data-loading`.
 */
export function prefetchOnIntent(loadPage: LoadPage): void {
  const root = document.documentElement;
  let pressed: string | undefined;
  // A failed prefetch is harmless: the press loads the document.
  const prefetch = (event: Event) => void loadOf(event, loadPage)?.loading.catch(() => undefined);
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  let rest: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(rest);
      if (connection().saveData !== true) rest = setTimeout(prefetch, restMs, event);
    },
    { passive: true },
  );
  document.addEventListener('click', (event) => {
    // The router prevents the default of a click that it handles.
    const next = event.defaultPrevented ? loadOf(event, loadPage) : undefined;
    if (!next) return;
    pressed = next.path;
    root.setAttribute('data-loading', '');
    const finish = () => {
      if (pressed === next.path) root.removeAttribute('data-loading');
    };
    next.loading.then(finish, finish);
  });
}

function loadOf({ target }: Event, loadPage: LoadPage) {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPage ? { path: link.pathname, loading: loadPage(stripLocale(link.pathname)) } : undefined;
}
