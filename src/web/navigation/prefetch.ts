import { stripLocale } from '#content/locale.ts';
import { connection } from '#web/browser/connection.ts';
import type { LoadPage } from './load-page.ts';

const intents = ['pointerdown', 'focusin'] as const;

/** How long a mouse rests on a link that a visitor means, in milliseconds. */
const restMs = 100;

/**
 * Loads the page of a link when the link is touched or focused, or when a mouse rests on it and the connection does not
 * save data.
 */
export function prefetchOnIntent(loadPage: LoadPage): void {
  // A failed prefetch is harmless: the press loads the document.
  const prefetch = (event: Event) => {
    const path = pageOfLink(event);
    if (path !== undefined) loadPage(path).catch(() => undefined);
  };
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
}

/**
 * The path, without the prefix of the language, of the link under an event; undefined if it leads to no page of this
 * language.
 */
export function pageOfLink({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPage ? stripLocale(link.pathname) : undefined;
}
