import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { pagePath } from '#content/edition.ts';
import './fonts/faces.css';
import './ui/global.css';
import { App } from './app.tsx';
import { startCartSync } from './cart/cart-sync.ts';
import { giveClickFeedback } from './layout/click-feedback.ts';
import { prefetchOnIntent } from './layout/prefetch.ts';
import { SiteRouter } from './layout/site-router.tsx';
import { setPrefetch } from './next-page.ts';
import { pageAt, prefetchPage } from './page-cache.ts';
import { PageLoadError } from './page-load-error.ts';

/**
 * Hydrates the prerendered page once its chunk has loaded. No top-level await: the page chunk imports this module's chunk,
 * which would deadlock.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  await pageAt(pagePath(window.location.pathname), true);
  // A transition hydrates in small tasks, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <SiteRouter>
          <App />
        </SiteRouter>
      </StrictMode>,
      { onUncaughtError: handleUncaughtError },
    );
  });
  prefetchOnIntent(document, prefetchPage);
  setPrefetch(prefetchPage);
  giveClickFeedback(document, pageAt);
  startCartSync();
}

/** Where the tab keeps when it has loaded the document because of an error, in milliseconds since 1970. */
const reloadedKey = 'reloadedAt';

/** How soon after it a second error loads nothing, in milliseconds: the next document would fail as well. */
const reloadPause = 10_000;

/**
 * React has unmounted the tree: loads the document, which is complete without scripts. A chunk that is missing (offline, or
 * replaced by a new deployment) is no error of the document.
 */
function handleUncaughtError(error: unknown): void {
  if (error instanceof PageLoadError) {
    loadDocument();
    return;
  }
  reportError(error);
  if (canReload()) loadDocument();
}

/** Whether no error has loaded the document a moment ago; without a storage that can't be known. */
function canReload(): boolean {
  try {
    const isRecent = Date.now() - Number(sessionStorage.getItem(reloadedKey)) < reloadPause;
    sessionStorage.setItem(reloadedKey, String(Date.now()));
    return !isRecent;
  } catch {
    return false;
  }
}

/**
 * Replaces the page by its document. Not a reload: if that fails too, Firefox would keep its error page when the visitor
 * goes back. With a fragment only a reload leaves the document.
 */
function loadDocument(): void {
  const { hash, href } = window.location;
  if (hash === '') window.location.replace(href);
  else window.location.reload();
}

// Not while this module is evaluated: `import()` looks up the line of every caller, for which V8 would parse the module again.
queueMicrotask(() => void start());
