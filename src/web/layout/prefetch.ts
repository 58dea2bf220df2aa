import { pageAt } from '#web/page-cache.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Fetches a page's chunk as soon as a link to it is pointed at, touched or focused, so that it opens at once. */
export function prefetchOnIntent(root: Document): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    // A failed prefetch is no failure: the click tries again.
    Promise.resolve(pageAt(link.pathname)).catch(() => undefined);
  };
  for (const intent of intents) root.addEventListener(intent, prefetch, { passive: true });
}
