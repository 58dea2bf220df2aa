const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a page when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(root: Document, load: (pathname: string) => unknown): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    // A failed prefetch is harmless: the click loads the document.
    Promise.resolve(load(link.pathname)).catch(() => undefined);
  };
  for (const intent of intents) root.addEventListener(intent, prefetch, { passive: true });
}
