import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { localePrefix, stripLocale } from '#content/locale.ts';
import '#web/fonts/faces.css';
import '#web/ui/styles/global.css';
import { cartClient } from '#web/cart/cart-client.ts';
import { FailedPage } from '#web/layout/failed-page.tsx';
import { prefetchOnIntent } from '#web/navigation/prefetch.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPage } from './routes.ts';

/**
 * Hydrates the prerendered page once its chunk has loaded. No top-level await: the page chunk imports this module's chunk,
 * which would deadlock.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root element');
  await loadPage(stripLocale(window.location.pathname));
  document.documentElement.setAttribute('data-hydrating', '');
  // A transition hydrates in small tasks, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorBoundary fallback={<FailedPage />}>
          <BrowserRouter basename={localePrefix}>
            <App />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>,
    );
  });
  prefetchOnIntent(loadPage);
  cartClient.start();
}

void start();
