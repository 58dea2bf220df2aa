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

/** When a fast phone has laid out what stands below the first screen (`ui/base.css`), in milliseconds since the navigation. */
const laidOutMs = 1200;

/** The whole site: header, the page at the current path, footer. */
export function App() {
  const { pathname } = useLocation();
  const page = usePageOrPreview(pathname);
  usePageTransition('head' in page ? page.head.title : undefined);
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-ready', '');
    // In a task of its own, and not before the layout, which takes several.
    return afterPaint(() => {
      setTimeout(() => root.setAttribute('data-whole', ''), laidOutMs - performance.now());
    });
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
