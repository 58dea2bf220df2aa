import { startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './layout/footer.tsx';
import { Header } from './layout/header.tsx';
import { LoadingLine } from './layout/loading-line.tsx';
import { PagePreview } from './layout/page-preview.tsx';
import { previewAt, type Preview } from './layout/preview.ts';
import { ShownPages } from './layout/shown-pages.tsx';
import { SkipLink } from './layout/skip-link.tsx';
import { usePageTransition } from './layout/use-page-transition.ts';
import { pageAt } from './page-cache.ts';
import type { Page } from './page.ts';
import { afterPaint } from './ui/after-paint.ts';

/** The whole site: header, the page at the current path, footer. */
export function App() {
  const { pathname } = useLocation();
  const page = usePageOrPreview(pathname);
  usePageTransition('head' in page ? page.head.title : undefined);
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-ready', '');
    // The pictures below the first screen are restyled in a task of their own.
    return afterPaint(() => root.setAttribute('data-whole', ''));
  }, []);
  return (
    <>
      <SkipLink />
      <Header />
      <LoadingLine />
      <ShownPages contentAt={contentAt}>{'head' in page ? page.content : <PagePreview preview={page} />}</ShownPages>
      <Footer />
    </>
  );
}

/** The content of a page that has loaded. */
function contentAt(pathname: string): ReactNode {
  const page = pageAt(pathname);
  return page instanceof Promise ? undefined : page.content;
}

/** The page at a path; while it loads its preview, or the page before if there is none. */
function usePageOrPreview(pathname: string): Page | Preview {
  const found = pageAt(pathname);
  const preview = previewAt(pathname);
  const [settledPath, setSettledPath] = useState<string>();
  const isPreviewed = found instanceof Promise && preview && settledPath !== pathname;

  useEffect(() => {
    if (!isPreviewed) return;
    const settle = () => startTransition(() => setSettledPath(pathname));
    found.then(settle, settle);
  }, [found, isPreviewed, pathname]);

  if (isPreviewed) return preview;
  return found instanceof Promise ? use(found) : found;
}
