import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { FailedFooter, FailedHeader, FailedPage } from '#web/layout/failed-page.tsx';
import { Footer } from '#web/layout/footer.tsx';
import { Header } from '#web/layout/header.tsx';
import { LoadingLine } from '#web/layout/loading-line.tsx';
import { SkipLink } from '#web/layout/skip-link.tsx';
import { PageLoaderContext } from '#web/navigation/page-loader-context.ts';
import { usePageChange } from '#web/navigation/use-page-change.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { loadPage, prefetchPage } from './routes.ts';

const pageLoader = { loadPage, prefetchPage };

export function App() {
  const { pathname } = useLocation();
  // `useTransitions` of `entry-client.tsx` makes each navigation a transition, in which React keeps the old page until
  // `use` resolves. The `ErrorBoundary` around this component catches what `use` throws.
  const page = use(loadPage(pathname));
  usePageChange(page.head.title);
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <PageLoaderContext value={pageLoader}>
      <SkipLink />
      <ErrorBoundary fallback={FailedHeader}>
        <Header />
      </ErrorBoundary>
      <LoadingLine />
      {/* The key mounts a new boundary for each path, so the next page starts without the error of this one. */}
      <ErrorBoundary key={pathname} fallback={FailedPage}>
        <main id="content" tabIndex={-1}>
          {page.content}
        </main>
      </ErrorBoundary>
      <ErrorBoundary fallback={FailedFooter}>
        <Footer />
      </ErrorBoundary>
    </PageLoaderContext>
  );
}
