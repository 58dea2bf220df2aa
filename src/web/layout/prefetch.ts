import { pagePath } from '#content/edition.ts';
import { renderAhead } from './render-ahead.ts';

const intents = ['pointerover', 'touchstart', 'focusin'] as const;
/** How long the page that a form leads to waits, in milliseconds: the response to the touch is painted first. */
const formDelayMs = 300;

/**
 * Prefetches a page when a link to it is hovered, touched or focused, or a form that leads to it: its `data-prefetch`
 * holds the path.
 */
export function prefetchOnIntent(root: Document, load: (pathname: string) => Promise<unknown>): void {
  let last: Element | undefined;
  const prefetch = (event: Event) => {
    const link = linkOf(event);
    const next = nextPathOf(event);
    if (link) {
      last = link;
      load(pagePath(link.pathname)).then(
        // Not if a newer one was faster.
        () => renderAhead(link, () => link === last),
        ignore,
      );
    } else if (next !== undefined) {
      last = undefined;
      setTimeout(() => load(next).catch(ignore), formDelayMs);
    }
  };
  for (const intent of intents) root.addEventListener(intent, prefetch, { passive: true });
}

/** A failed prefetch is harmless: the click loads the document. */
const ignore = () => undefined;

function nextPathOf({ target }: Event): string | undefined {
  const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-prefetch]') : null;
  return form?.dataset['prefetch'];
}

/** The link to a page of this site that an event happened on. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  return link && link.origin === window.location.origin && link.target !== '_blank' && link.type === ''
    ? link
    : undefined;
}
