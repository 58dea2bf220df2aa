import { use, useEffect, ViewTransition } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { usePageTransition } from './layout/use-page-transition.ts';
import { pageAt } from './page-cache.ts';

/** The whole site: header, the page at the current path, footer. */
export function App() {
  const { pathname } = useLocation();
  const found = pageAt(pathname);
  const page = found instanceof Promise ? use(found) : found;
  usePageTransition(page.head.title);
  useEffect(() => document.documentElement.setAttribute('data-ready', ''), []);
  return (
    <>
      <SkipLink />
      <Header />
      <ViewTransition key={pathname} update="none">
        <main id="content" tabIndex={-1}>
          {page.content}
        </main>
      </ViewTransition>
      <Footer />
    </>
  );
}
