import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { localePrefix } from '#content/build-values.ts';
import { stripLocale } from '#content/locale.ts';
import '#web/fonts/faces.css';
import '#web/ui/styles/global.css';
import { cartClient } from '#web/cart/client/cart-client.ts';
import { prefetchFonts } from '#web/fonts/prefetch-fonts.ts';
import { FailedPage } from '#web/layout/failed-page.tsx';
import { forwardClicks } from '#web/navigation/forward-clicks.ts';
import { listenForForget } from '#web/storage/forget-signal.ts';
import { flushHistoryStateOnLeave, restoreCarriedHistoryState } from '#web/storage/history/carried-history-state.ts';
import { App } from './app.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { keepEarlyInput } from './keep-early-input.ts';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { loadPage } from './routes.ts';

/**
 * Hydrates the prerendered page once the page's chunk has loaded. A top-level await would deadlock, because that chunk
 * imports the chunk of this module.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no root element');
  listenForForget();
  await loadPage(stripLocale(window.location.pathname));
  if (isStaleDocument()) {
    window.location.reload();
    return;
  }
  restoreCarriedHistoryState();
  flushHistoryStateOnLeave();
  keepEarlyInput();
  document.documentElement.setAttribute('data-hydrating', '');
  // In a transition React hydrates in small tasks, so that input is handled in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <ErrorBoundary fallback={FailedPage}>
          <BrowserRouter basename={localePrefix} useTransitions>
            <App />
          </BrowserRouter>
        </ErrorBoundary>
      </StrictMode>,
      { onRecoverableError: reportRecovered },
    );
  });
  prefetchOnIntent();
  forwardClicks();
  cartClient.start();
  prefetchFonts();
}

/**
 * Whether the visitor went back or forward before the scripts had loaded: then the address has changed, but the
 * document still shows the previous page.
 */
function isStaleDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const paths = [navigation?.name, canonical].filter((url) => url !== undefined).map((url) => new URL(url).pathname);
  return paths.length > 0 && !paths.includes(window.location.pathname);
}

/**
 * React reports these errors when the browser skips a view transition: in a hidden tab, or because the visitor presses
 * something while it runs (`forward-clicks.ts`).
 */
const skippedTransitionErrors = new Set(['InvalidStateError', 'AbortError']);

function reportRecovered(error: unknown): void {
  if (!(error instanceof DOMException && skippedTransitionErrors.has(error.name))) reportError(error);
}

void start();
