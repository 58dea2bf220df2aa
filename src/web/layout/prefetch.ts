const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/** Prefetches a page when a link to it is hovered, touched or focused. */
export function prefetchOnIntent(root: Document, load: (pathname: string) => unknown): void {
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    // A failed prefetch is harmless: the click loads the document.
    if (link) Promise.resolve(load(link.pathname)).catch(() => undefined);
  };
  for (const intent of intents) root.addEventListener(intent, prefetch, { passive: true });
}

/** The link to a page of this site that an event happened on. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && link.target !== '_blank' ? link : undefined;
}
