import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { basePath, pagePath } from '#content/edition.ts';
import './fonts/faces.css';
import './ui/global.css';
import { App } from './app.tsx';
import { startCartSync } from './cart/cart-sync.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { FailedPage } from './layout/failed-page.tsx';
import { prefetchOnIntent } from './navigation/prefetch.ts';
import { loadPage } from './routes.ts';

/**
 * Hydrates the prerendered page once its chunk has loaded. No top-level await: the page chunk imports this module's chunk,
 * which would deadlock.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  await loadPage(pagePath(window.location.pathname));
  document.documentElement.setAttribute('data-hydrating', '');
  // A transition hydrates in small tasks, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorBoundary fallback={<FailedPage />}>
          <BrowserRouter basename={basePath}>
            <App />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  });
  prefetchOnIntent();
  startCartSync();
}

void start();
