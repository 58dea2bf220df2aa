import { createContext } from 'react';
import { getConnection } from '#web/browser/get-connection.ts';
import { findLinkedPath } from './find-linked-path.ts';

/**
 * Prefetches the page at a path, where no link leads to it: the order form opens the cart by script. A context, because
 * `app` imports the pages, which therefore cannot import `app`.
 */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);

const intents = ['pointerdown', 'focusin'] as const;

const hoverDelayMs = 100;

/**
 * Calls `prefetchPage` (`app/routes.ts`) for a link that is touched or focused, or on which a mouse rests while the
 * connection does not save data.
 */
export function prefetchOnIntent(prefetchPage: (path: string) => void): void {
  const prefetch = (event: Event) => {
    const path = findLinkedPath(event);
    if (path !== undefined) prefetchPage(path);
  };
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true });
  let hoverTimer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    'pointerover',
    (event) => {
      clearTimeout(hoverTimer);
      if (getConnection().saveData !== true) hoverTimer = setTimeout(prefetch, hoverDelayMs, event);
    },
    { passive: true },
  );
}
