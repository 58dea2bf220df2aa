import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { FailedFooter, FailedHeader, FailedPage } from '#web/layout/failed-page.tsx';
import { Footer } from '#web/layout/footer.tsx';
import { Header } from '#web/layout/header.tsx';
import { LoadingLine } from '#web/layout/loading-line.tsx';
import { SkipLink } from '#web/layout/skip-link.tsx';
import { LoadPageContext } from '#web/navigation/load-page.ts';
import { usePageChange } from '#web/navigation/use-page-change.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPage } from './routes.ts';

export function App() {
  const { pathname } = useLocation();
  // BrowserRouter navigates in a transition: the page before stays until this one has loaded, and React moves each
  // SharedPicture that both have. A chunk that cannot be loaded is caught by the boundary of entry-client.tsx.
  const page = use(loadPage(pathname));
  usePageChange(page.head.title);
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <LoadPageContext value={loadPage}>
      <SkipLink />
      <ErrorBoundary fallback={FailedHeader}>
        <Header />
      </ErrorBoundary>
      <LoadingLine />
      <ErrorBoundary key={pathname} fallback={FailedPage}>
        <main id="content" tabIndex={-1}>
          {page.content}
        </main>
      </ErrorBoundary>
      <ErrorBoundary fallback={FailedFooter}>
        <Footer />
      </ErrorBoundary>
    </LoadPageContext>
  );
}
