import { stripLocale } from '#content/locale.ts';
import { connection } from '#web/browser/connection.ts';
import type { LoadPage } from './load-page.ts';

const intents = ['pointerdown', 'focusin'] as const;

/** A mouse that stays on a link this long, in milliseconds, is about to press it. */
const hoverDelayMs = 100;

/**
 * Loads the page of a link when the link is touched or focused, or when a mouse rests on it and the connection does not
 * save data.
 */
export function prefetchOnIntent(loadPage: LoadPage): void {
  // A failed prefetch is harmless: the press loads the document.
  const prefetch = (event: Event) => {
    const path = findLinkedPage(event);
    if (path !== undefined) loadPage(path).catch(() => undefined);
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hoverTimer);
      if (connection().saveData !== true) hoverTimer = setTimeout(prefetch, hoverDelayMs, event);
    },
    { passive: true },
  );
}

/** The path, without the locale's prefix, of the page of this site that the link under an event leads to. */
export function findLinkedPage({ target }: Event): string | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPage ? stripLocale(link.pathname) : undefined;
}
