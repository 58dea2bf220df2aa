import { pagePath } from '#content/edition.ts';
import { linkOf } from './prefetch.ts';
import { keepPreview } from './preview.ts';

/** How long a page may load until a line shows that it does, in milliseconds. */
const lineDelayMs = 150;

/**
 * Responds to clicks on links while their pages load: keeps the preview of a page, and marks the root element as loading.
 * `load` returns the promise of a page that has not loaded yet.
 */
export function giveClickFeedback(document: Document, load: (pathname: string) => unknown): void {
  let last: Promise<unknown> | undefined;
  // Before the router's own listener, which renders the page.
  document.addEventListener(
    'click',
    (event) => {
      const link = linkOf(event);
      if (link) keepPreview(link);
    },
    { capture: true },
  );
  document.addEventListener('click', (event) => {
    const link = linkOf(event);
    // The router prevents the default of the links that it opens itself.
    const loading = link && event.defaultPrevented && load(pagePath(link.pathname));
    if (!(loading instanceof Promise)) return;
    last = loading;
    const timer = setTimeout(() => document.documentElement.setAttribute('data-loading', ''), lineDelayMs);
    const finish = () => {
      clearTimeout(timer);
      if (last === loading) document.documentElement.removeAttribute('data-loading');
    };
    loading.then(finish, finish);
  });
}
