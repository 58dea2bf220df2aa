import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import './fonts/faces.css';
import './ui/tokens.css';
import './ui/base.css';
import './ui/common.css';
import { App } from './app.tsx';
import { startCartSync } from './cart/cart-store.ts';
import { prefetchOnIntent } from './layout/prefetch.ts';
import { pageAt, PageOutOfReach, prefetchPage } from './page-cache.ts';

/**
 * Takes over the page that was rendered beforehand, once its own chunk is here, so that what is hydrated is complete. Not
 * awaited at the top of this module: the page's chunk may import the file that this module lies in, and would wait for it.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  await pageAt(window.location.pathname);
  // As a transition it is done in small pieces, and a tap is answered in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </StrictMode>,
      { onUncaughtError: recover },
    );
  });
  prefetchOnIntent(document, prefetchPage);
  startCartSync();
}

/**
 * React has taken away everything by now. A page that can't be had this way is asked for as a document: from a newer version
 * of the site it comes, and otherwise the browser says what is wrong, and going back shows what was typed.
 */
function recover(error: unknown): void {
  if (error instanceof PageOutOfReach) window.location.reload();
  else reportError(error);
}

void start();
