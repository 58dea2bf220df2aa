import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Footer } from '#web/layout/footer.tsx';
import { Header } from '#web/layout/header.tsx';
import { LoadingLine } from '#web/layout/loading-line.tsx';
import { SkipLink } from '#web/layout/skip-link.tsx';
import { LoadPageContext } from '#web/navigation/prefetch.ts';
import { usePageChange } from '#web/navigation/use-page-change.ts';
import { loadPage } from './routes.ts';

export function App() {
  const { pathname } = useLocation();
  const page = use(loadPage(pathname));
  usePageChange(page.head.title);
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <LoadPageContext value={loadPage}>
      <SkipLink />
      <Header />
      <LoadingLine />
      <main key={pathname} id="content" tabIndex={-1}>
        {page.content}
      </main>
      <Footer />
    </LoadPageContext>
  );
}
