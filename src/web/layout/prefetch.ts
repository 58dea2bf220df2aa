const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Has a page loaded as soon as a link to it is pointed at, touched or focused, so that it opens at once. */
export function prefetchOnIntent(root: Document, load: (pathname: string) => unknown): void {
  const prefetch = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== window.location.origin || link.target === '_blank') return;
    // A failed prefetch is no failure: the click asks for the document.
    Promise.resolve(load(link.pathname)).catch(() => undefined);
  };
  for (const intent of intents) root.addEventListener(intent, prefetch, { passive: true });
}
