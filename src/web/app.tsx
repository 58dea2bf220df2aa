import { use, useEffect } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LoadingLine } from './layout/loading-line.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { usePageChange } from './navigation/use-page-change.ts';
import { loadPage } from './routes.ts';

/** The whole site: header, the page at the current path, footer. */
export function App() {
  const { pathname } = useLocation();
  const page = use(loadPage(pathname));
  usePageChange(page.head.title);
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <>
      <SkipLink />
      <Header />
      <LoadingLine />
      <main key={pathname} id="content" tabIndex={-1}>
        {page.content}
      </main>
      <Footer />
    </>
  );
}
