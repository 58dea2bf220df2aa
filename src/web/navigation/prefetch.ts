import { pagePath } from '#content/edition.ts';
import { loadPage } from '#web/routes.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Loads the page of a link when the link is hovered, touched or focused. From the press on a link until its page has loaded,
 * the root element carries `data-loading`.
 */
export function prefetchOnIntent(): void {
  const root = document.documentElement;
  let pressed: string | undefined;
  for (const intent of intents)
    document.addEventListener(intent, (event) => void loadOf(event)?.loading.catch(ignore), { passive: true });
  document.addEventListener('click', (event) => {
    // The router prevents the default of a click that it handles.
    const next = event.defaultPrevented ? loadOf(event) : undefined;
    if (!next) return;
    pressed = next.path;
    root.setAttribute('data-loading', '');
    const finish = () => {
      if (pressed === next.path) root.removeAttribute('data-loading');
    };
    next.loading.then(finish, finish);
  });
}

/** Starts to load the page at a path, which a visitor is about to open. */
export function prefetchPage(path: string): void {
  loadPage(path).catch(ignore);
}

/** A failed prefetch is harmless: the press loads the document. */
const ignore = () => undefined;

/** Starts to load the page that the link under an event leads to; undefined if there is no link to a page of this site. */
function loadOf({ target }: Event): { readonly path: string; readonly loading: Promise<unknown> } | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPage = link?.origin === window.location.origin && link.target !== '_blank' && link.type === '';
  return isPage ? { path: link.pathname, loading: loadPage(pagePath(link.pathname)) } : undefined;
}
