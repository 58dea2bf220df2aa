import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { localePrefix } from '#content/locale.ts';
import '#web/fonts/faces.css';
import '#web/ui/styles/global.css';
import type { Page } from '#web/navigation/page.ts';
import { App } from './app.tsx';
import { loadPage } from './routes.ts';

export { indexedPaths, pageModules } from './prerendered-pages.ts';
export { renderDocument } from './document.ts';
export { renderReviewsFrame } from './reviews-frame/document.ts';

/** `path` is without that of the locale; `html` is the content of the root element. */
export async function renderPage(path: string): Promise<{ readonly page: Page; readonly html: string }> {
  const page = await loadPage(path);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={localePrefix} location={localePrefix + path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // All of the HTML in its place: React would move large boundaries to the end, with a script that moves them back.
    { progressiveChunkSize: Infinity },
  );
  return { page, html: await new Response(prelude).text() };
}
