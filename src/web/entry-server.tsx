import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { basePath } from '#content/edition.ts';
import './fonts/faces.css';
import './ui/global.css';
import { App } from './app.tsx';
import type { Page } from './page.ts';
import { loadPage } from './routes.ts';

export { indexedPaths } from './indexed-paths.ts';
export { renderDocument } from './document.ts';
export { pageModules } from './page-modules.ts';
export { renderReviewsFrame } from './reviews-frame/document.ts';

/** Renders the page at a path, which is without that of the edition: its data, and the HTML of the root element. */
export async function renderPage(path: string): Promise<{ readonly page: Page; readonly html: string }> {
  const page = await loadPage(path);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={basePath} location={basePath + path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All of the HTML in its place: React would move large boundaries to the end, with a script that moves them back.
    { progressiveChunkSize: Infinity },
  );
  return { page, html: await new Response(prelude).text() };
}
